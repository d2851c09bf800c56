import { scoresOf, speakersOf } from "./language-scores";
import { LEXICA } from "./lexicon/languages";
import type { Lexicon } from "./lexicon/lexicon";
import { prepared } from "./lexicon/prepared";
import { type Phrases, phrasesOf, type ValueWords } from "./lexicon/value-words";
import { type SubToken, spanOf, subTokens, textsFrom } from "./subtokens";
import type { Sentence, Span } from "./tokenize";

/** A phrase of the tables in a message: what it stands for, and the piece after it. */
export interface Found<K> {
  readonly key: K;
  readonly to: number;
}

/** The longest phrase that begins at a piece, and ends before `limit`; null where none does. */
export type Finder<K> = (parts: readonly SubToken[], at: number, limit?: number) => Found<K> | null;

interface Meaning<K> {
  readonly key: K;
  readonly languages: number[];
}

/** No phrase has more parts; in scripts without spaces a piece may be one character. */
const MAX_PIECES = 9;

/** Finds phrases of all languages by what they stand for. */
export const finderOf = <K>(
  entriesOf: (values: ValueWords) => readonly (readonly [K, Phrases])[],
): Finder<K> => phraseFinder(({ values }) => entriesOf(values));

/** The same for any section of the tables, in languages that know at least such a share of what the best one knows. */
export function phraseFinder<K>(
  entriesOf: (lexicon: Lexicon) => readonly (readonly [K, Phrases])[],
  leastShare = 0,
): Finder<K> {
  const table = prepared(() => tableOf(entriesOf));
  return (parts, at, limit = parts.length) => {
    const first = parts[at];
    if (!first) return null;
    const { meanings, starts, reach } = table();
    if (!starts.has(first.text)) return null;
    const end = Math.min(at + reach, limit);
    const texts = textsFrom(parts, at, end);
    for (let to = end; to > at; to--) {
      const phrase = texts[to - at - 1] ?? "";
      const known = meanings.get(phrase);
      const meant = known && meantBy(known, phrase, parts, { from: at, to }, leastShare);
      if (meant) return { key: meant.key, to };
    }
    return null;
  };
}

/** What a finder knows: the meanings of each phrase, how phrases begin, and of how many parts the longest is. */
function tableOf<K>(entriesOf: (lexicon: Lexicon) => readonly (readonly [K, Phrases])[]) {
  const meanings = new Map<string, Meaning<K>[]>();
  const starts = new Set<string>();
  let longest = 0;
  for (const [language, lexicon] of LEXICA.entries()) {
    for (const [key, phrases] of entriesOf(lexicon)) {
      for (const phrase of phrasesOf(phrases)) {
        const known = meanings.get(phrase) ?? [];
        const same = known.find((meaning) => meaning.key === key);
        if (same) same.languages.push(language);
        else known.push({ key, languages: [language] });
        meanings.set(phrase, known);
        const words = phrase.split(" ");
        starts.add(/^\d+/.exec(phrase)?.[0] ?? words[0] ?? "");
        longest = Math.max(longest, words.length);
      }
    }
  }
  return { meanings, starts, reach: Math.min(longest, MAX_PIECES) };
}

/**
 * What a phrase means in the language that knows most of the message; null where that one means something else. Where
 * English knows as much it counts, but for a message that is this phrase: that means what it can.
 */
function meantBy<K>(
  known: readonly Meaning<K>[],
  phrase: string,
  parts: readonly SubToken[],
  { from, to }: Span,
  leastShare: number,
): Meaning<K> | null {
  const scores = scoresOf(parts);
  const scoreOf = (language: number) => scores[language] ?? 0;
  const bestOf = (languages: readonly number[]) =>
    languages.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one), languages[0] ?? 0);
  const best = known.reduce((one, other) =>
    scoreOf(bestOf(other.languages)) > scoreOf(bestOf(one.languages)) ? other : one,
  );
  const own = bestOf(best.languages);
  if (scoreOf(own) < leastShare * Math.max(...scores)) return null;
  const rival = bestOf(speakersOf(phrase.split(" ")));
  const isAlone = () =>
    parts.every(({ isMark, isDigits }, index) => isMark || isDigits || (index >= from && index < to));
  const loses =
    scoreOf(rival) > scoreOf(own) ||
    (leastShare === 0 && scoreOf(rival) === scoreOf(own) && rival === 0 && !isAlone());
  return loses && !best.languages.includes(rival) ? null : best;
}

/** Finds any of some phrases. */
export const finderOfAny = (phrasesIn: (values: ValueWords) => Phrases): Finder<true> =>
  finderOf((values) => [[true, phrasesIn(values)]]);

/** Finds by number: tables keyed by values. */
export const finderOfNumbers = (
  tableOf: (values: ValueWords) => Readonly<Record<string, Phrases>>,
): Finder<number> =>
  finderOf((values) => Object.entries(tableOf(values)).map(([key, phrases]) => [Number(key), phrases]));

/** The entries of a table with known keys. */
export const entriesOf = <K extends string>(
  keys: readonly K[],
  table: Readonly<Record<K, Phrases>>,
): (readonly [K, Phrases])[] => keys.map((key) => [key, table[key]]);

/** The longest phrase that ends right before a piece, and where it begins; null where none does. */
export function before<K>(
  finder: Finder<K>,
  parts: readonly SubToken[],
  end: number,
): { readonly key: K; readonly at: number } | null {
  for (let at = Math.max(0, end - MAX_PIECES); at < end; at++) {
    const found = finder(parts, at, end);
    if (found?.to === end) return { key: found.key, at };
  }
  return null;
}

/** All phrases of one kind in a message, the longest at each place, none inside another. */
export function wordsFound<K>(sentence: Sentence, finder: Finder<K>): (Span & { readonly key: K })[] {
  const parts = subTokens(sentence);
  const found: (Span & { key: K })[] = [];
  for (let at = 0; at < parts.length; at++) {
    const next = finder(parts, at);
    if (!next) continue;
    found.push({ key: next.key, ...spanOf(parts, at, next.to) });
    at = next.to - 1;
  }
  return found;
}
