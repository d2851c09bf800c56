import { MAX_TEXT_ANSWER } from "#shared/domain/answer";

const VULGAR_FRACTIONS = /[\u00bc-\u00be\u2150-\u215e]/g;
const LONE_SURROGATES = /\p{Cs}/gu;
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}|\u20e3|\u034f|[\u115f\u1160\u3164]/gu;
/** One character can unfold into eighteen; nothing is compared past the longest answer twice over. */
const MAX_FOLDED = 2 * MAX_TEXT_ANSWER;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** A message as it may be stored: without control characters (line breaks and tabs stay) and broken characters. */
export function sanitize(message: string): string {
  return message
    .replace(LONE_SURROGATES, "\ufffd")
    .replace(/\r\n?/g, "\n")
    .replace(CONTROLS, (mark) => (mark === "\n" || mark === "\t" ? mark : " "))
    .trim();
}

/** Nothing in it has a plainer form, but for its case and its spaces. */
const PLAIN = /^[\x20-\x7e]*$/;

/** What without its signs would be something else: the past, no nobody, letters. */
const CONTRACTED = /\b(?:we're|nobody's|no one's|t\/m)\b/g;
/** "R$ 20", "US$ 20". */
const DOLLARS = /\b(?:r|us|ca?|a|hk|s|nz|mx)\$/g;
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  "we're": "we are",
  "nobody's": "nobody is",
  "no one's": "no one is",
  "t/m": "tot en met",
};

/**
 * Text as it is compared: compatibility forms made plain (full width, circled), every script's digits as 0-9,
 * straight quotes, lower case, no invisible marks, single spaces. Punctuation and symbols stay.
 */
export function casefold(text: string): string {
  return (PLAIN.test(text) ? text.slice(0, MAX_FOLDED) : inPlainForms(text))
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
      // A half after a number would otherwise become a second number: "4½" is 4.5, not 41/2.
      .replace(VULGAR_FRACTIONS, ".5")
      .replace(LONE_SURROGATES, " ")
      .normalize("NFKC")
      .slice(0, MAX_FOLDED)
      .replace(CONTROLS, " ")
      .replace(INVISIBLE, "")
      .replace(OTHER_DIGITS, asciiDigit)
  );
}

/** Accents and vowel points; not the breve that makes "й" of "и", which is a letter of its own. */
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

/** Most words of the lexicon need no work. */
const NORMALIZED = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Only the words of a text, folded, without accents, apostrophes and punctuation; "" when there are none. */
export function normalize(text: string): string {
  if (NORMALIZED.test(text)) return text;
  return casefold(text)
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(/[ıłøđßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/'/g, "")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

/** The words of an already normalized text. */
export function wordsOf(normalized: string): string[] {
  return normalized === "" ? [] : normalized.split(" ");
}

/** A digit of any script as 0-9: its distance from its block's zero, which the ten digits follow without a gap. */
export function asciiDigit(digit: string): string {
  if (digit >= "0" && digit <= "9") return digit;
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
