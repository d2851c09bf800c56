import { casefold, plainLetter, SPECIAL_LETTERS } from "../../language/normalize";

/** A text as its words are compared: folded, Latin letters and "ё" without accents; punctuation stays where it is. */
export const normalizeText = (text: string): string =>
  casefold(text)
    .normalize("NFD")
    .replace(/(?<=[a-zе])\p{Mn}+/gu, "")
    .normalize("NFC")
    .replace(SPECIAL_LETTERS, plainLetter);
