import { casefold, plainLetter, SPECIAL_LETTERS } from "../../language/normalize";

/** Normalizes words for comparison: casefolds, removes accents from Latin letters and "ё", keeps punctuation. */
export const normalizeText = (text: string): string =>
  casefold(text)
    .normalize("NFD")
    .replace(/(?<=[a-zе])\p{Mn}+/gu, "")
    .normalize("NFC")
    .replace(SPECIAL_LETTERS, plainLetter);
