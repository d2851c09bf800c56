import { hasDenial } from "./denying";
import { phraseSet } from "./lexicon/languages";
import { phrasesOf } from "./lexicon/value-words";
import { bare, wordsOf } from "./normalise";

const also = phraseSet(({ grammar }) => (grammar.also ? phrasesOf(grammar.also) : []));

/** "Also farmers", "Messen auch": whether a message adds to what was chosen, and takes nothing away. */
export function isAdding(message: string): boolean {
  const words = wordsOf(bare(message));
  const isAlso = words.some((word, at) => also().has(word) || also().has(`${word} ${words[at + 1]}`));
  return isAlso && !hasDenial(message);
}
