import { normalize } from "../../language/normalize";
import { phraseTest } from "../../language/phrases";
import type { Language } from "./detect-language";
import { numberWordValues } from "./number-words";

/** Scripts without spaces between words, in which words have no endings to strip. */
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
/** Shorter Latin words are function words in all languages we know. In letters. */
const MIN_WORD_LENGTH = 3;
/** Number words that are ordinary words in other languages count as words. */
const NO_LANGUAGES: ReadonlySet<Language> = new Set();

/** The content words of a text, normalized and distinct. Numbers are left out because they are checked separately. */
export function contentWords(text: string): ReadonlySet<string> {
  const words = [...SEGMENTER.segment(text.replaceAll("’", "'"))].flatMap(({ segment, isWordLike }) =>
    isWordLike ? normalize(segment).split(" ") : [],
  );
  return new Set(
    words.filter(
      (word) =>
        /^\p{L}/u.test(word) &&
        (UNSPACED.test(word) || word.length >= MIN_WORD_LENGTH) &&
        !isFunctionWord(word) &&
        numberWordValues(word, NO_LANGUAGES).length === 0,
    ),
  );
}

/** Longest ending in letters: "customer" is found for "customers", "pay" for "payment". */
const MAX_ENDING_LENGTH = 4;
/** Fewest letters shared by two words that both have endings. */
const MIN_SHARED_LETTERS = 5;

/** The content words of several texts. `has` ignores endings. */
export interface WordIndex {
  has(word: string): boolean;
}

export function wordIndex(texts: readonly ReadonlySet<string>[]): WordIndex {
  const allWords = new Set(texts.flatMap((words) => [...words]));
  const stems = new Set([...allWords].flatMap(stemsOf));
  return {
    has: (word) =>
      stems.has(word) ||
      stemsOf(word).some(
        (stem) => allWords.has(stem) || (stem.length >= MIN_SHARED_LETTERS && stems.has(stem)),
      ),
  };
}

/** A word and its possible stems. */
function stemsOf(word: string): string[] {
  const minLength = UNSPACED.test(word)
    ? word.length
    : Math.max(MIN_WORD_LENGTH, word.length - MAX_ENDING_LENGTH);
  return Array.from({ length: Math.max(1, word.length - minLength + 1) }, (_, cut) =>
    word.slice(0, word.length - cut),
  );
}

/** More than this share of a text's content words must be in its sources. */
const MIN_CITED_SHARE = 0.5;

/** Whether a text mostly uses the words of its sources. */
export function isMostlyCited(
  text: string,
  cited: readonly string[],
  reading: { contentWords(text: string): ReadonlySet<string> },
): boolean {
  const words = [...reading.contentWords(text)];
  const citedWords = wordIndex(cited.map(reading.contentWords));
  return words.length === 0 || words.filter(citedWords.has).length > MIN_CITED_SHARE * words.length;
}
