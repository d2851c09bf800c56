import type { Option } from "./option";

const BETWEEN = /(?:^|[^\d.,])(\d{1,9}) ?(?:-|–|—|to|bis) ?(\d{1,9})(?![\d.,]*[a-z%])/;
const UP_TO = /(?:<|\bunder|\bbelow|\bless than|\bfewer than) ?(\d{1,9})(?![\d.,a-z%])/;
const FROM = /(?:^|[^\d.,])(\d{1,9}) ?(?:\+|or more|and more|or over|and over|and above)/;
const OVER = /(?:>|\bover|\babove|\bmore than) ?(\d{1,9})(?![\d.,a-z%])/;

/** Whether an option such as "11-50", "under 10" or "500+" covers a number; false for options without a range. */
export function covers(option: Option, value: number): boolean {
  const between = BETWEEN.exec(option.folded);
  if (between) return value >= Number(between[1]) && value <= Number(between[2]);
  const upTo = UP_TO.exec(option.folded);
  if (upTo) return value < Number(upTo[1]);
  const from = FROM.exec(option.folded);
  if (from) return value >= Number(from[1]);
  const over = OVER.exec(option.folded);
  return over !== null && value > Number(over[1]);
}
