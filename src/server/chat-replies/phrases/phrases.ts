import { languageTable } from "#shared/domain/lib/language-table";
import { interpolate } from "../../lib/interpolate";
import { DE_REPLIES } from "./de";
import { EN_REPLIES } from "./en";
import { ES_REPLIES } from "./es";
import { FR_REPLIES } from "./fr";
import { IT_REPLIES } from "./it";
import { NL_REPLIES } from "./nl";
import { PL_REPLIES } from "./pl";
import { PT_REPLIES } from "./pt";
import type { ReplyPhrases } from "./reply-phrases";
import { SV_REPLIES } from "./sv";
import { TR_REPLIES } from "./tr";

const TABLES: Readonly<Record<string, ReplyPhrases>> = {
  en: EN_REPLIES,
  de: DE_REPLIES,
  fr: FR_REPLIES,
  es: ES_REPLIES,
  pt: PT_REPLIES,
  it: IT_REPLIES,
  nl: NL_REPLIES,
  pl: PL_REPLIES,
  tr: TR_REPLIES,
  sv: SV_REPLIES,
};
export const ALL_PHRASES: readonly ReplyPhrases[] = Object.values(TABLES);

/** The phrases of a language; English for null and for languages without a table. */
export const replyPhrases = (language: string | null): ReplyPhrases =>
  languageTable(TABLES, language) ?? EN_REPLIES;

/** "one question" or "5 questions", in the plural form of the language. */
export function counted(phrases: ReplyPhrases, things: "questions" | "minutes", count: number): string {
  const forms = phrases[things];
  const form = forms[new Intl.PluralRules(phrases.language).select(count)] ?? forms.other;
  return interpolate(form, { count });
}
