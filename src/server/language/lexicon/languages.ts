import { lazy } from "../lazy";
import { DE_WORDS } from "./de";
import { EN_WORDS } from "./en";
import { ES_WORDS } from "./es";
import { FR_WORDS } from "./fr";
import { IT_WORDS } from "./it";
import type { Lexicon } from "./lexicon";
import { NL_WORDS } from "./nl";
import { PL_WORDS } from "./pl";
import { PT_WORDS } from "./pt";
import { SV_WORDS } from "./sv";
import { TR_WORDS } from "./tr";
import { phrasesOf, type ValuePhrases } from "./value-words";

/** All languages; they are read together, because people answer in another language than they are asked in. */
export const LEXICA: readonly Lexicon[] = [
  EN_WORDS,
  DE_WORDS,
  FR_WORDS,
  ES_WORDS,
  PT_WORDS,
  IT_WORDS,
  NL_WORDS,
  SV_WORDS,
  PL_WORDS,
  TR_WORDS,
];

type ListsIn = (lexicon: Lexicon) => readonly ValuePhrases[];

/** Phrases of all languages, normalized. */
export const phraseSet = (listsIn: ListsIn): (() => ReadonlySet<string>) =>
  lazy(() => new Set(LEXICA.flatMap(listsIn).flatMap(phrasesOf)));

/** Tests whether a normalized text is one of some phrases. */
export function phraseTest(listsIn: ListsIn): (text: string) => boolean {
  const phrases = phraseSet(listsIn);
  return (text) => phrases().has(text);
}
