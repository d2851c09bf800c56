import { languageTable } from "#shared/domain/lib/language-table";
import type { AdvicePhrases } from "./advice-phrases";
import { DE_ADVICE } from "./de";
import { EN_ADVICE } from "./en";
import { ES_ADVICE } from "./es";
import { FR_ADVICE } from "./fr";
import { IT_ADVICE } from "./it";
import { NL_ADVICE } from "./nl";
import { PL_ADVICE } from "./pl";
import { PT_ADVICE } from "./pt";
import { SV_ADVICE } from "./sv";
import { TR_ADVICE } from "./tr";

const KNOWN: Readonly<Record<string, AdvicePhrases>> = {
  en: EN_ADVICE,
  de: DE_ADVICE,
  es: ES_ADVICE,
  fr: FR_ADVICE,
  it: IT_ADVICE,
  nl: NL_ADVICE,
  pl: PL_ADVICE,
  pt: PT_ADVICE,
  sv: SV_ADVICE,
  tr: TR_ADVICE,
};

/** The phrases of a language; English for null and for languages without a table. */
export const advicePhrases = (language: string | null): AdvicePhrases =>
  languageTable(KNOWN, language) ?? EN_ADVICE;
