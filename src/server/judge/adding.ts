import { hasDenial } from "./denying";
import { phraseTest } from "./lexicon/languages";
import { bare, wordsOf } from "./normalise";

const saysAlso = phraseTest(({ grammar }) => [grammar.also ?? ""]);

/** "Also farmers", "Messen auch": whether a message adds to what was chosen, and takes nothing away. */
export function isAdding(message: string): boolean {
  const words = wordsOf(bare(message));
  const isAlso = words.some((word, at) => saysAlso(word) || saysAlso(`${word} ${words[at + 1]}`));
  return isAlso && !hasDenial(message);
}
