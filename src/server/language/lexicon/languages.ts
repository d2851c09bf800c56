import { lazy } from "../lazy";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import { IT } from "./it";
import type { Lexicon } from "./lexicon";
import { NL } from "./nl";
import { PL } from "./pl";
import { PT } from "./pt";
import { SV } from "./sv";
import { TR } from "./tr";
import { type Phrases, phrasesOf } from "./value-words";

/** All languages; they are read together, because people answer in another language than they are asked in. */
export const LEXICA: readonly Lexicon[] = [EN, DE, FR, ES, PT, IT, NL, SV, PL, TR];

type ListsIn = (lexicon: Lexicon) => readonly Phrases[];

/** Phrases of all languages, normalized. */
export const phraseSet = (listsIn: ListsIn): (() => ReadonlySet<string>) =>
  lazy(() => new Set(LEXICA.flatMap(listsIn).flatMap(phrasesOf)));

/** Tests whether a normalized text is one of some phrases. */
export function phraseTest(listsIn: ListsIn): (text: string) => boolean {
  const phrases = phraseSet(listsIn);
  return (text) => phrases().has(text);
}
