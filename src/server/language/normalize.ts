import { MAX_TEXT_ANSWER } from "#shared/domain/questions/question";

const VULGAR_FRACTIONS = /[\u00bc-\u00be\u2150-\u215e]/g;
const LONE_SURROGATES = /\p{Cs}/gu;
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u20e3|\u034f|[\u115f\u1160\u3164]/gu;
/** Maximum length, because NFKC can expand one character into eighteen. */
const MAX_NORMALIZED_LENGTH = 2 * MAX_TEXT_ANSWER;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** Trims, and replaces control characters (except line breaks and tabs) and lone surrogates, which can't be stored. */
export function stripControlCharacters(message: string): string {
  return message
    .replace(LONE_SURROGATES, "\ufffd")
    .replace(/\r\n?/g, "\n")
    .replace(CONTROLS, (mark) => (mark === "\n" || mark === "\t" ? mark : " "))
    .trim();
}

/** Printable ASCII, which needs no Unicode normalization. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Contractions that would become another word without their apostrophe or slash. */
const CONTRACTED = /\b(?:we're|nobody's|no one's|t\/m)\b/g;
/** "R$ 20", "US$ 20". */
const DOLLARS = /\b(?:r|us|ca?|a|hk|s|nz|mx)\$/g;
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  "we're": "we are",
  "nobody's": "nobody is",
  "no one's": "no one is",
  "t/m": "tot en met",
};

/** "½" as ".5", with at most two decimals: three would read as thousands. */
function decimals(fraction: string): string {
  const [numerator, denominator] = fraction.normalize("NFKC").split("\u2044").map(Number);
  return String(Number(((numerator ?? 0) / (denominator ?? 1)).toFixed(2))).slice(1);
}

/**
 * Normalizes text for comparison and keeps punctuation: NFKC, lower case, digits of all scripts as 0-9, straight
 * quotes, single spaces, no invisible characters.
 */
export function casefold(text: string): string {
  return (PLAIN.test(text) ? text.slice(0, MAX_NORMALIZED_LENGTH) : inPlainForms(text))
    .replace(/[\u2018\u2019\u201b\u02bc`\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .toLowerCase()
    .replace(DOLLARS, "$")
    .replace(CONTRACTED, (words) => WRITTEN_OUT[words] ?? words)
    .replace(/\s+/g, " ")
    .trim();
}

function inPlainForms(text: string): string {
  return (
    text
      // NFKC alone would turn "4½" into 41/2.
      .replace(VULGAR_FRACTIONS, decimals)
      .replace(LONE_SURROGATES, " ")
      .slice(0, MAX_NORMALIZED_LENGTH)
      .normalize("NFKC")
      .slice(0, MAX_NORMALIZED_LENGTH)
      .replace(CONTROLS, " ")
      .replace(INVISIBLE, "")
      .replace(OTHER_DIGITS, asciiDigit)
  );
}

/** Accents and vowel points, except the breve of "й", which is part of the letter. */
const ACCENTS = /[\u0300-\u0305\u0307-\u036f\u064b-\u065f\u0670\u0640]|(?<!\u0438)\u0306/g;
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};
/** Letters that Unicode does not decompose. */
export const SPECIAL_LETTERS = /[ıłøđßæœ]/g;

/** Replaces a special letter: "ß" by "ss". */
export const plainLetter = (letter: string): string => PLAIN_LETTERS[letter] ?? letter;

/** Already normalized text, as most words of the lexicon. */
const NORMALIZED = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Casefolds text and removes accents, apostrophes and punctuation; "" without words. */
export function normalize(text: string): string {
  if (NORMALIZED.test(text)) return text;
  return casefold(text)
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(SPECIAL_LETTERS, plainLetter)
    .replace(/'/g, "")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

export function splitWords(normalized: string): string[] {
  return normalized === "" ? [] : normalized.split(" ");
}

/** Converts a digit of any script to 0-9. Relies on Unicode listing the ten digits of a script in sequence. */
export function asciiDigit(digit: string): string {
  if (digit >= "0" && digit <= "9") return digit;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** Splits a "|"-separated list into normalized phrases. */
export const phrasesOf = (phrases: string): string[] =>
  phrases === ""
    ? []
    : phrases
        .split("|")
        .map(normalize)
        .filter((phrase) => phrase !== "");
