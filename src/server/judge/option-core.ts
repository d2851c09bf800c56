import type { Option } from "./option";
import { FILLERS, LESSENING } from "./vocabulary";

/** A bare message without the fillers at both ends, unless options use them; all of it when nothing else is there. */
export function coreOf(options: readonly Option[], words: readonly string[]): string {
  const counts = (word: string) =>
    !FILLERS.has(word) || LESSENING.has(word) || options.some((option) => option.words.includes(word));
  const first = words.findIndex(counts);
  const last = words.findLastIndex(counts);
  return (first < 0 ? words : words.slice(first, last + 1)).join(" ");
}
