const UP = /^(?:[👍✅✔☑👌🆗]\p{Emoji_Modifier}?\ufe0f?\s*)+[.!]*$/u;
const DOWN = /^(?:[👎❌✖🚫]\p{Emoji_Modifier}?\ufe0f?\s*)+[.!]*$/u;

/** A message that is a thumb as the word it stands for; any other as it is. */
export function thumbless(message: string): string {
  if (UP.test(message)) return "yes";
  return DOWN.test(message) ? "no" : message;
}
