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

/** All languages. They are searched together, because people may answer in another language than the question's. */
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
