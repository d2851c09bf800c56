import type { QuestionType } from "#shared/domain/questions/question";

/** What admins read for the three kinds of question. */
export const TYPE_NAMES: Record<QuestionType, string> = {
  text: "Text",
  multiple_choice: "Multiple choice",
  rating: "Rating",
};
