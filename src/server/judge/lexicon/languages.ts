import { AR } from "./ar";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import { HI } from "./hi";
import { IT } from "./it";
import { JA } from "./ja";
import { KO } from "./ko";
import type { Lexicon } from "./lexicon";
import { NL } from "./nl";
import { PL } from "./pl";
import { prepared } from "./prepared";
import { PT } from "./pt";
import { RU } from "./ru";
import { SV } from "./sv";
import { TR } from "./tr";
import { ZH } from "./zh";

/** Those that are read together: people answer in another language than they are asked in. */
export const LEXICA: readonly Lexicon[] = [EN, DE, FR, ES, PT, IT, NL, SV, PL, RU, TR, AR, HI, ZH, JA, KO];

/** Phrases of all languages, gathered when they are first looked up. */
export const phraseSet = (phrasesIn: (lexicon: Lexicon) => readonly string[]): (() => ReadonlySet<string>) =>
  prepared(() => new Set(LEXICA.flatMap(phrasesIn)));
