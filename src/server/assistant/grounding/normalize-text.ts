import { casefold, plainLetter, SPECIAL_LETTERS } from "../../language/normalize";

/**
 * A text normalized for comparing its words: casefolded, Latin letters and "ё" without accents, punctuation unchanged.
 */
export const normalizeText = (text: string): string =>
  casefold(text)
    .normalize("NFD")
    .replace(/(?<=[a-zе])\p{Mn}+/gu, "")
    .normalize("NFC")
    .replace(SPECIAL_LETTERS, plainLetter);
