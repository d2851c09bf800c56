import { type Outcome, refused } from "./outcome";
import { fold } from "../language/normalize";
import type { Value } from "./values";

const STARS = /[⭐🌟★✭✮✯☆✩⚝]/gu;
const EMPTY = /[☆✩⚝]/u;
const OF_FIVE = /^ ?(?:\/|out of) ?5/;

/** The number of filled stars in a folded message; null when it has no star of any kind. */
export function countStars(text: string): number | null {
  if (/^\*{2,}$/.test(text)) return text.length;
  const stars = text.match(STARS);
  return stars ? stars.filter((star) => !EMPTY.test(star)).length : null;
}

/** A message without its stars, and without what they are out of. */
export const starless = (message: string): string =>
  fold(message).replace(STARS, " ").replace(/\*/g, " ").trim().replace(OF_FIVE, "");

/** Stars are a value unless a number beside them says another; whether "☆☆☆" means three or none, nobody can tell. */
export function starred(
  values: readonly Value[],
  stars: number,
  beside: Outcome | null,
  message: string,
): Outcome {
  const value = values[stars - 1];
  if (beside?.outcome === "accepted")
    return stars === 1 || beside.answer === value?.answer ? beside : refused("ambiguous");
  if (stars === 0 || /\d/.test(starless(message))) return refused("ambiguous");
  return value
    ? { outcome: "accepted", answer: value.answer, understoodAs: value.answer }
    : refused("out-of-range");
}

const UP = /^(?:[👍✅✔☑👌🆗]\p{Emoji_Modifier}?\ufe0f?\s*)+[.!]*$/u;
const DOWN = /^(?:[👎❌✖🚫]\p{Emoji_Modifier}?\ufe0f?\s*)+[.!]*$/u;

/** A message that is a thumb as the word it stands for; any other as it is. */
export function thumbless(message: string): string {
  if (UP.test(message)) return "yes";
  return DOWN.test(message) ? "no" : message;
}
