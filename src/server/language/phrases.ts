import { lazy } from "./lazy";
import { LEXICA } from "./lexicon/languages";
import type { Lexicon } from "./lexicon/lexicon";
import type { ValuePhrases } from "./lexicon/value-words";
import { phrasesOf } from "./normalize";

type ListsIn = (lexicon: Lexicon) => readonly ValuePhrases[];

/** Lazy set of the normalized phrases of all languages. */
export const phraseSet = (listsIn: ListsIn): (() => ReadonlySet<string>) =>
  lazy(() => new Set(LEXICA.flatMap(listsIn).flatMap(phrasesOf)));

/** Creates a test for whether a normalized text is one of the phrases. */
export function phraseTest(listsIn: ListsIn): (text: string) => boolean {
  const phrases = phraseSet(listsIn);
  return (text) => phrases().has(text);
}
