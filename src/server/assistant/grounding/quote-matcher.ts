import { casefold } from "../../language/normalize";

/** A quote of fewer words proves nothing, unless it is all that was said. */
const FEWEST_WORDS = 3;

/** Scripts that put no spaces between words: there every character is compared by itself. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`;
const WORD = new RegExp(
  String.raw`${UNSPACED}|(?:(?!${UNSPACED})[\p{L}\p{N}\p{M}])+(?:['’](?:(?!${UNSPACED})[\p{L}\p{N}\p{M}])+)*`,
  "gu",
);
/** The last run is looked for from its beginning only, which keeps the search linear. */
const EDGES = /^[\s\p{P}]+|(?<![\s\p{P}])[\s\p{P}]+$/gu;
/** The words of a quote are counted no further: a segmenter copies the whole text for each of them. */
const COUNTED = 200;

/** A word as it is compared, and where it stands. */
export interface QuoteWord {
  text: string;
  start: number;
  end: number;
}

/**
 * The words of a text that a quote repeats, as the text has them; null unless they are at least three words in a row,
 * or all of them. Case and the marks around a quote do not matter, the marks within it do.
 */
export function findQuote(
  text: string,
  quote: string,
  read: (text: string) => readonly QuoteWord[] = quoteWords,
): string | null {
  if (quote.length > 2 * text.length) return null;
  const [all, sought] = [read(text), quoteWords(quote)];
  const isWhole = sought.length === all.length;
  if (sought.length === 0 || (!isWhole && countOf(quote.replace(EDGES, "").slice(0, COUNTED)) < FEWEST_WORDS))
    return null;
  const quoted = casefold(quote.replace(EDGES, ""));
  for (let at = 0; at + sought.length <= all.length; at += 1) {
    if (!sought.every((word, index) => word.text === all[at + index]?.text)) continue;
    const passage = text.slice(all[at]?.start, all[at + sought.length - 1]?.end);
    if (casefold(passage) === quoted) return passage;
  }
  return null;
}

/** All words of a text. */
export const quoteWords = (text: string): QuoteWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: casefold(word),
    start: index,
    end: index + word.length,
  }));

const countOf = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;
