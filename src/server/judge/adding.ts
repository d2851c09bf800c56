import { isAnd } from "./cues";
import { bare, wordsOf } from "./normalise";

/** "Also farmers", "Messen auch": words that add to what was said, and take nothing away. */
export function isAdding(words: string): boolean {
  const all = wordsOf(bare(words));
  return [all.at(0), all.at(-1), all.slice(-2).join(" ")].some((word = "") => isAnd(word));
}
