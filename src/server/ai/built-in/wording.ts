import type { AnswerableQuestion } from "#shared/domain/question";

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const LONGEST_MENTION = 120;

/** A small count in words, as in running text: "two"; from eleven on "several". */
export const inWords = (count: number) => WORDS[count] ?? "several";

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

/** A question as it is named within a sentence: in quotation marks, without hints at the scale, and not too long. */
export function named({ questionText }: Pick<AnswerableQuestion, "questionText">): string {
  const bare = questionText
    .replace(/\s+/g, " ")
    .replace(/^on a scale (?:of|from) \d+ to \d+,?\s*/i, "")
    .replace(/\s*\((?:[^()]*\d[^()]*)\)\s*$/, "")
    .trim();
  const text = bare === "" ? questionText.trim() : bare.charAt(0).toUpperCase() + bare.slice(1);
  const short =
    text.length <= LONGEST_MENTION ? text : `${text.slice(0, LONGEST_MENTION).replace(/\s*\S*$/, "")}…`;
  return `“${short}”`;
}

/** Picks by content and not by chance, so that the same words always get the same reply. */
export function pick<Item>(items: readonly [Item, ...Item[]], content: string): Item {
  let hash = 7;
  for (const unit of content) hash = (hash * 31 + (unit.codePointAt(0) ?? 0)) % 1_000_003;
  return items[hash % items.length] ?? items[0];
}
