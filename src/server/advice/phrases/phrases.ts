import type { AdviceWords } from "#shared/domain/advice-words";
import { tableOf } from "../../kernel/phrase";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import { IT } from "./it";
import { NL } from "./nl";
import { PL } from "./pl";
import { PT } from "./pt";
import { SV } from "./sv";
import { TR } from "./tr";

/** All that advice says beside its author's words, in one language. What stands in braces is filled in. */
export interface Phrases extends AdviceWords {
  /** As in BCP 47: how lists are joined. */
  readonly language: string;
  /** Around words that somebody wrote. */
  readonly quote: string;
  readonly overall: string;
  readonly overallNamed: string;
  readonly valueOf: string;
  readonly ends: string;
  readonly lookFirst: string;
  readonly nothingLow: string;
  readonly outOfFive: string;
  readonly contradiction: string;
  readonly yourAnswers: string;
  readonly restsOnOne: string;
  readonly restsOnSeveral: string;
}

const KNOWN: Readonly<Record<string, Phrases>> = {
  en: EN,
  de: DE,
  es: ES,
  fr: FR,
  it: IT,
  nl: NL,
  pl: PL,
  pt: PT,
  sv: SV,
  tr: TR,
};

/** The phrases of a template's language; English where it says none, or one that nobody has written yet. */
export const phrasesIn = (language: string | null): Phrases => tableOf(KNOWN, language) ?? EN;
