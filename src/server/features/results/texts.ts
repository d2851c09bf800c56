export const noQuestion = (key: string) =>
  `This template has no question with options named "${key}". Use a key from the results.`;
export const noAnswer = (choice: string) =>
  `"${choice}" isn't an option of this question. Use KEY:OPTION, such as 31-rating:4.`;
export const noOpenQuestion = (key: string) =>
  `This template has no open question named "${key}". Use a key from the results.`;
