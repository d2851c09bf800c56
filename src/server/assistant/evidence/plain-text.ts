import { casefold } from "../../language/normalize";

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** A text as its words are compared: folded, Latin letters and "ё" without accents; punctuation stays where it is. */
export const plainText = (text: string): string =>
  casefold(text)
    .normalize("NFD")
    .replace(/(?<=[a-zе])\p{Mn}+/gu, "")
    .normalize("NFC")
    .replace(/[ıłøđßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
