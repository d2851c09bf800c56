import { isKnownWord } from "./language-scores";
import { lazy } from "./lazy";
import { LEXICA } from "./lexicon/languages";
import type { ValuePhrases, ValueWords } from "./lexicon/value-words";
import { memoizeByObject } from "./memoize";
import { normalize, phrasesOf } from "./normalize";
import type { Sentence, Span, SubToken, Word } from "./tokenize";

/** In characters. No number word is longer. */
const MAX_COMPOUND_LENGTH = 48;

/** Splits compound number words ("zweiundzwanzig" into three) and drops hyphens inside words. */
export const subTokens = memoizeByObject((sentence: Sentence): readonly SubToken[] =>
  sentence.words.flatMap((word, index): SubToken[] => {
    const [before, after] = [sentence.words[index - 1], sentence.words[index + 1]];
    const isFirstTouching = before?.to === word.from;
    const isDigits = DIGITS.test(word.folded);
    const isMark = word.normalized === "" && !isDigits;
    const isInside = isFirstTouching && word.to === after?.from && isWord(before) && isWord(after);
    if (isMark && (word.folded === "'" || (word.folded === "-" && isInside))) return [];
    const parts = isMark || isDigits ? [word.folded] : spokenParts(word).flatMap(partsOf);
    return parts.map((text, at) => ({
      text,
      word: index,
      isDigits,
      isMark,
      isTouching: at > 0 || isFirstTouching,
    }));
  }),
);

const DIGITS = /^\p{Nd}/u;
const isWord = ({ normalized }: Word) => normalized !== "" && !DIGITS.test(normalized);

/** Splits elisions such as "d'une", unless the lexicon lists the whole word ("you'd"). */
function spokenParts({ normalized: text, folded }: Word): readonly string[] {
  if (!folded.includes("'")) return [text];
  const [first = "", second = "", ...others] = folded.split("'").map(normalize);
  const isElided = first !== "" && first.length <= second.length && others.length === 0;
  return isElided && !isKnownWord(text) ? [first, second] : [text];
}

interface Glue {
  readonly words: ReadonlySet<string>;
  readonly joins: ReadonlySet<string>;
}

const glues = lazy(() => LEXICA.filter(({ values }) => values.isGlued).map(({ values }) => glueOf(values)));

function glueOf({ numbers, magnitudes, articles, joins, halves }: ValueWords): Glue {
  const setOf = (lists: readonly ValuePhrases[]) => new Set(lists.flatMap(phrasesOf));
  const joining = [joins.forward, joins.backward ?? ""];
  return {
    words: setOf([
      ...Object.values(numbers),
      ...Object.values(magnitudes),
      articles,
      ...joining,
      halves.after,
    ]),
    joins: setOf(joining),
  };
}

/** Splits a compound number word; returns other words unchanged. */
function partsOf(word: string): readonly string[] {
  // A listed word is not split: "une" isn't the Italian "un e".
  if (word.length > MAX_COMPOUND_LENGTH || isKnownWord(word)) return [word];
  for (const glue of glues()) {
    const parts = split(word, glue.words, new Set());
    // A compound can't end in "and": "tree" isn't the Italian "tre e".
    if (parts !== null && !glue.joins.has(parts.at(-1) ?? "")) return parts;
  }
  return [word];
}

/** Splits with backtracking, longest words first. `deadEnds` remembers failed positions to keep it fast. */
function split(text: string, words: ReadonlySet<string>, deadEnds: Set<number>): string[] | null {
  if (deadEnds.has(text.length)) return null;
  for (let end = text.length; end > 0; end--) {
    const part = text.slice(0, end);
    if (!words.has(part)) continue;
    if (end === text.length) return [part];
    const more = split(text.slice(end), words, deadEnds);
    if (more !== null) return [part, ...more];
  }
  deadEnds.add(text.length);
  return null;
}

/** Index of the word after the last token before `to`. */
export const wordEnd = (tokens: readonly SubToken[], to: number): number => (tokens[to - 1]?.word ?? 0) + 1;

/** Word span of the tokens from `at` to `to`, exclusive. */
export const spanOf = (tokens: readonly SubToken[], at: number, to: number): Span => ({
  from: tokens[at]?.word ?? 0,
  to: wordEnd(tokens, to),
});

/** Texts of the first one, two, three … tokens from `at`, up to `to`. */
export function textsFrom(tokens: readonly SubToken[], at: number, to: number): string[] {
  const texts: string[] = [];
  for (const { text } of tokens.slice(at, to))
    texts.push(texts.length === 0 ? text : `${texts.at(-1)} ${text}`);
  return texts;
}

/** Index of the token after a date, time or version that starts at `at` ("2020-05-01", "8:30"); null for others. */
export function dateEnd(tokens: readonly SubToken[], at: number): number | null {
  let to = at;
  while (
    tokens[to]?.isDigits &&
    tokens[to + 1]?.isTouching &&
    /^[-/:.]$/.test(tokens[to + 1]?.text ?? "") &&
    tokens[to + 2]?.isDigits &&
    tokens[to + 2]?.isTouching
  ) {
    to += 2;
  }
  return to - at >= 4 || (to > at && tokens[at + 1]?.text === ":") ? to + 1 : null;
}
