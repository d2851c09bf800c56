import { casefold, normalize, splitWords } from "../language/normalize";
import type { ClosedQuestion } from "./closed-question";
import { type Parsed, stored, unclear } from "./parse-result";

const STARS = /[⭐🌟★✭✮✯☆✩⚝]/gu;
const EMPTY = /[☆✩⚝]/u;
const ASTERISKS = /^(\*{2,})(?: ?\/ ?5)?$/;
/** With more words than this, the rating is suggested instead of stored. */
const MAX_WORDS = 2;

/** Parses a rating in stars: "⭐⭐⭐⭐", "★★★☆☆", "***"; null for other messages. */
export function parseStars({ isRating, options }: ClosedQuestion, message: string): Parsed | null {
  const text = casefold(message);
  const stars = ASTERISKS.test(text) ? [...text.replaceAll(/[^*]/g, "")] : (text.match(STARS) ?? []);
  const filled = stars.filter((star) => !EMPTY.test(star)).length;
  const rest = normalize(text.replace(STARS, " "));
  if (!isRating || stars.length === 0) return null;
  const digits = /\d+/.exec(rest)?.[0];
  if (digits !== undefined && digits !== String(filled))
    return stars.length === 1 ? null : unclear("ambiguous");
  // "☆☆☆" may mean three or none.
  if (filled === 0) return unclear("ambiguous");
  const option = options[filled - 1];
  if (!option) return unclear("out-of-range");
  return splitWords(rest).length <= MAX_WORDS
    ? stored(option.answer, option.answer)
    : { outcome: "suggestion", answer: option.answer, others: [] };
}

const UP = /^(?:[👍✅✔☑👌🆗]\p{Emoji_Modifier}?\ufe0f?\s*)+[.!]*$/u;
const DOWN = /^(?:[👎❌✖🚫]\p{Emoji_Modifier}?\ufe0f?\s*)+[.!]*$/u;

/** Replaces a message that is a thumb, check mark or cross with "yes" or "no"; returns others unchanged. */
export function thumbAsWord(message: string): string {
  if (UP.test(message)) return "yes";
  return DOWN.test(message) ? "no" : message;
}
