import { isKnown } from "./language-scores";
import { LEXICA } from "./lexicon/languages";
import { prepared } from "./lexicon/prepared";
import { type Phrases, phrasesOf, type ValueWords } from "./lexicon/value-words";
import { memoizeByObject } from "./memoize";
import { normalize } from "./normalize";
import type { Sentence, Span, Word } from "./tokenize";

/** A part of a message as the readers match it: a word, a number in digits, a mark, or a part of a glued word. */
export interface SubToken {
  /** The normalized word; a mark as it stands. */
  readonly text: string;
  /** Which word of the sentence it is of. */
  readonly word: number;
  readonly isDigits: boolean;
  readonly isMark: boolean;
  /** Whether nothing stands between it and the piece before it. */
  readonly isTouching: boolean;
}

/** A longer word is no number in words. */
const MAX_GLUED = 48;

/** The tokens of a sentence, once for all readers: "zweiundzwanzig" is three, hyphens inside words and apostrophes are none. */
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

/** "D'une" is two words, where no table knows it as one; "you'd" is one. */
function spokenParts({ normalized: whole, folded }: Word): readonly string[] {
  if (!folded.includes("'")) return [whole];
  const [first = "", second = "", ...others] = folded.split("'").map(normalize);
  const isElided = first !== "" && first.length <= second.length && others.length === 0;
  return isElided && !isKnown(whole) ? [first, second] : [whole];
}

interface Glue {
  readonly words: ReadonlySet<string>;
  readonly joins: ReadonlySet<string>;
}

const glues = prepared(() =>
  LEXICA.filter(({ values }) => values.isGlued).map(({ values }) => glueOf(values)),
);

function glueOf({ numbers, magnitudes, articles, joins, halves }: ValueWords): Glue {
  const setOf = (lists: readonly Phrases[]) => new Set(lists.flatMap(phrasesOf));
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

/** The number words that a word consists of; the word itself when it is no such thing. */
function partsOf(word: string): readonly string[] {
  // "Une" is no Italian "un e".
  if (word.length > MAX_GLUED || isKnown(word)) return [word];
  for (const glue of glues()) {
    const parts = split(word, glue.words, new Set());
    // "Tree" is no Italian "tre e".
    if (parts !== null && !glue.joins.has(parts.at(-1) ?? "")) return parts;
  }
  return [word];
}

/** Longest words first; ends that led nowhere are remembered, so that the time stays small. */
function split(rest: string, words: ReadonlySet<string>, dead: Set<number>): string[] | null {
  if (dead.has(rest.length)) return null;
  for (let end = rest.length; end > 0; end--) {
    const part = rest.slice(0, end);
    if (!words.has(part)) continue;
    if (end === rest.length) return [part];
    const more = split(rest.slice(end), words, dead);
    if (more !== null) return [part, ...more];
  }
  dead.add(rest.length);
  return null;
}

/** The word of the sentence after the tokens that end before `to`. */
export const wordEnd = (tokens: readonly SubToken[], to: number): number => (tokens[to - 1]?.word ?? 0) + 1;

/** The words of the sentence that the tokens from `at` to `to` are of. */
export const spanOf = (tokens: readonly SubToken[], at: number, to: number): Span => ({
  from: tokens[at]?.word ?? 0,
  to: wordEnd(tokens, to),
});

/** The texts, as phrases are compared, of the first token from `at` on, the first two, and so on up to `to`. */
export function textsFrom(tokens: readonly SubToken[], at: number, to: number): string[] {
  const texts: string[] = [];
  for (const { text } of tokens.slice(at, to))
    texts.push(texts.length === 0 ? text : `${texts.at(-1)} ${text}`);
  return texts;
}

/** The end of a date, a time or a version that begins here: "2020-05-01", "8:30", "1/2/2024"; null for others. */
export function chainEnd(tokens: readonly SubToken[], at: number): number | null {
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
