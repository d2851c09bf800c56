import { normalize } from "../../language/normalize";
import { phraseTest } from "../../language/phrases";
import type { Language } from "./detect-language";
import { numberWordValues } from "./number-words";

/** Scripts without spaces between words: a word is compared as a part of the text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const SEGMENTER = new Intl.Segmenter(undefined, { granularity: "word" });

const isFunctionWord = phraseTest(({ values, grammar }) => [
  values.common,
  grammar.filler,
  grammar.not,
  grammar.notBehind,
  grammar.only,
  grammar.or,
  grammar.and,
  grammar.but,
  grammar.because,
  grammar.to,
  grammar.so,
  grammar.now,
  grammar.all,
  grammar.both,
  grammar.none,
  grammar.any,
  grammar.without ?? "",
]);
/** Latin words of fewer letters are function words in every language we know. */
const SHORTEST = 3;
/** Number words that are ordinary words in other languages count as words. */
const NO_LANGUAGES: ReadonlySet<Language> = new Set();

/** The words of a text that carry its content, normalized and each once; no numbers, which are checked on their own. */
export function contentWords(text: string): ReadonlySet<string> {
  const words = [...SEGMENTER.segment(text.replaceAll("’", "'"))].flatMap(({ segment, isWordLike }) =>
    isWordLike ? normalize(segment).split(" ") : [],
  );
  return new Set(
    words.filter(
      (word) =>
        /^\p{L}/u.test(word) &&
        (UNSPACED.test(word) || word.length >= SHORTEST) &&
        !isFunctionWord(word) &&
        numberWordValues(word, NO_LANGUAGES).length === 0,
    ),
  );
}

/** An ending is at most so many letters: "customer" is found for "customers", "pay" for "payment". */
const LONGEST_ENDING = 4;
/** Two words that both have endings share at least so many letters. */
const SHORTEST_SHARED = 5;

/** The content words of some texts, for asking whether a word is among them in whatever form. */
export interface WordIndex {
  has(word: string): boolean;
}

export function wordIndex(texts: readonly ReadonlySet<string>[]): WordIndex {
  const whole = new Set(texts.flatMap((words) => [...words]));
  const beginnings = new Set([...whole].flatMap(beginningsOf));
  return {
    has: (word) =>
      beginnings.has(word) ||
      beginningsOf(word).some(
        (beginning) =>
          whole.has(beginning) || (beginning.length >= SHORTEST_SHARED && beginnings.has(beginning)),
      ),
  };
}

/** A word and what is left of it without an ending. */
function beginningsOf(word: string): string[] {
  const shortest = UNSPACED.test(word) ? word.length : Math.max(SHORTEST, word.length - LONGEST_ENDING);
  return Array.from({ length: Math.max(1, word.length - shortest + 1) }, (_, cut) =>
    word.slice(0, word.length - cut),
  );
}

/** A text is mostly cited if more than this share of its content words is in what it cites. */
const LEAST_CITED = 0.5;

/** Whether a text is mostly in the words of what it cites. */
export function isMostlyCited(
  text: string,
  cited: readonly string[],
  reading: { contentWords(text: string): ReadonlySet<string> },
): boolean {
  const words = [...reading.contentWords(text)];
  const known = wordIndex(cited.map(reading.contentWords));
  return words.length === 0 || words.filter(known.has).length > LEAST_CITED * words.length;
}
