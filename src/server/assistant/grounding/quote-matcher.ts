import { casefold } from "../../language/normalize";

/** A shorter quote proves nothing, unless it's the whole text. */
const MIN_WORDS = 3;

/** Scripts without spaces between words, in which each character is compared separately. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`;
const WORD = new RegExp(
  String.raw`${UNSPACED}|(?:(?!${UNSPACED})[\p{L}\p{N}\p{M}])+(?:['’](?:(?!${UNSPACED})[\p{L}\p{N}\p{M}])+)*`,
  "gu",
);
/** Spaces and punctuation at the start and end. The lookbehind prevents quadratic backtracking. */
const EDGES = /^[\s\p{P}]+|(?<![\s\p{P}])[\s\p{P}]+$/gu;
/** Counts words in the first 200 characters only: Intl.Segmenter copies the text per word. */
const MAX_COUNTED_LENGTH = 200;

export interface QuoteWord {
  text: string;
  start: number;
  end: number;
}

/**
 * Finds a quote in a text and returns the passage as the text has it; null unless it consists of at least three words
 * in a row or of the whole text. Case and the punctuation around a quote are ignored, punctuation within it isn't.
 */
export function findQuote(
  text: string,
  quote: string,
  toWords: (text: string) => readonly QuoteWord[] = quoteWords,
): string | null {
  if (quote.length > 2 * text.length) return null;
  const [textWords, quotedWords] = [toWords(text), quoteWords(quote)];
  const isFullText = quotedWords.length === textWords.length;
  if (
    quotedWords.length === 0 ||
    (!isFullText && countWords(quote.replace(EDGES, "").slice(0, MAX_COUNTED_LENGTH)) < MIN_WORDS)
  )
    return null;
  const quoted = casefold(quote.replace(EDGES, ""));
  for (let at = 0; at + quotedWords.length <= textWords.length; at += 1) {
    if (!quotedWords.every((word, index) => word.text === textWords[at + index]?.text)) continue;
    const passage = text.slice(textWords[at]?.start, textWords[at + quotedWords.length - 1]?.end);
    if (casefold(passage) === quoted) return passage;
  }
  return null;
}

/** The words of a text, casefolded. */
export const quoteWords = (text: string): QuoteWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: casefold(word),
    start: index,
    end: index + word.length,
  }));

const countWords = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
