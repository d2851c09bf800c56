import type { AnswerableQuestion } from "#shared/domain/question";
import { capital } from "./letters";
import { plainQuestion } from "./plain-question";

const LONGEST_MENTION = 120;
const STEM = 5;
const COMMON = new Set(
  "your with that this from have what which where when does about would could should there their they them been most more very much into over under than then just only also because while were will rate well good look show tell make work business company people answer question rating".split(
    " ",
  ),
);

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

/** A question as it is named within a sentence: in quotation marks, without hints at the scale, and not too long. */
export function named({ questionText }: Pick<AnswerableQuestion, "questionText">): string {
  const plain = plainQuestion(questionText);
  const text = plain === "" || !questionText.includes(plain) ? questionText.trim() : plain;
  const mark = questionText.includes("?") && !text.endsWith("?") ? "?" : "";
  const short =
    text.length <= LONGEST_MENTION
      ? capital(text) + mark
      : `${text.slice(0, LONGEST_MENTION).replace(/\s*\S*$/, "")}…`;
  return `“${short}”`;
}

/** Picks by content and not by chance, so that the same words always get the same reply. */
export function pick<Item>(items: readonly [Item, ...Item[]], content: string): Item {
  let hash = 7;
  for (const unit of content) hash = (hash * 31 + (unit.codePointAt(0) ?? 0)) % 1_000_003;
  return items[hash % items.length] ?? items[0];
}

/** Whether two texts share a word that means something, whatever its ending. */
export function haveWordInCommon(one: string, other: string): boolean {
  const stems = stemsOf(one);
  return [...stemsOf(other)].some((stem) => stems.has(stem));
}

/** Whether a text holds every word of a thing's name that means something, such as "your booking system". */
export function namesAll(text: string, name: string): boolean {
  const stems = stemsOf(text);
  const wanted = [...stemsOf(name.split(/ (?:for|to|with|on|in|over|at|from|of) /)[0] ?? "")];
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
}

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, STEM)));
}
