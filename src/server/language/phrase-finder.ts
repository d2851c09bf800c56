import { languageScores, languagesKnowing } from "./language-scores";
import { lazy } from "./lazy";
import { LEXICA } from "./lexicon/languages";
import type { Lexicon } from "./lexicon/lexicon";
import type { ValuePhrases, ValueWords } from "./lexicon/value-words";
import { phrasesOf } from "./normalize";
import { spanOf, subTokens, textsFrom } from "./subtokens";
import type { Sentence, Span, SubToken } from "./tokenize";

/** A lexicon phrase in a message: its key, and the index of the token after it. */
export interface FoundPhrase<K> {
  readonly key: K;
  readonly to: number;
}

/** Returns the longest phrase that starts at token `at` and ends before `limit`, or null. */
export type PhraseFinder<K> = (
  parts: readonly SubToken[],
  at: number,
  limit?: number,
) => FoundPhrase<K> | null;

interface Meaning<K> {
  readonly key: K;
  readonly languages: number[];
}

/** Longest phrase, in tokens. */
const MAX_PHRASE_TOKENS = 9;

/** Creates a finder for phrases in the `values` of all languages. */
export const createPhraseFinder = <K>(
  entriesOf: (values: ValueWords) => readonly (readonly [K, ValuePhrases])[],
): PhraseFinder<K> => phraseFinder(({ values }) => entriesOf(values));

/**
 * Creates a finder for phrases in any section of the lexicon.
 * @param leastShare ignore a language whose score is below this share of the best language's score, 0 to 1
 */
export function phraseFinder<K>(
  entriesOf: (lexicon: Lexicon) => readonly (readonly [K, ValuePhrases])[],
  leastShare = 0,
): PhraseFinder<K> {
  const table = lazy(() => tableOf(entriesOf));
  return (parts, at, limit = parts.length) => {
    const first = parts[at];
    if (!first) return null;
    const { meanings, starts, reach } = table();
    if (!starts.has(first.text)) return null;
    const end = Math.min(at + reach, limit);
    const texts = textsFrom(parts, at, end);
    for (let to = end; to > at; to--) {
      const phrase = texts[to - at - 1] ?? "";
      const candidates = meanings.get(phrase);
      const meaning = candidates && chooseMeaning(candidates, phrase, parts, { from: at, to }, leastShare);
      if (meaning) return { key: meaning.key, to };
    }
    return null;
  };
}

/** Returns the keys of each phrase, the first words of all phrases, and the length of the longest. */
function tableOf<K>(entriesOf: (lexicon: Lexicon) => readonly (readonly [K, ValuePhrases])[]) {
  const meanings = new Map<string, Meaning<K>[]>();
  const starts = new Set<string>();
  let longest = 0;
  for (const [language, lexicon] of LEXICA.entries()) {
    for (const [key, phrases] of entriesOf(lexicon)) {
      for (const phrase of phrasesOf(phrases)) {
        const sameText = meanings.get(phrase) ?? [];
        const same = sameText.find((meaning) => meaning.key === key);
        if (same) same.languages.push(language);
        else sameText.push({ key, languages: [language] });
        meanings.set(phrase, sameText);
        const words = phrase.split(" ");
        starts.add(/^\d+/.exec(phrase)?.[0] ?? words[0] ?? "");
        longest = Math.max(longest, words.length);
      }
    }
  }
  return { meanings, starts, reach: Math.min(longest, MAX_PHRASE_TOKENS) };
}

/**
 * Chooses the meaning of a phrase in the language that knows most words of the message; null when that language gives
 * the phrase another meaning. English wins ties, unless the message is only this phrase.
 */
function chooseMeaning<K>(
  candidates: readonly Meaning<K>[],
  phrase: string,
  parts: readonly SubToken[],
  { from, to }: Span,
  leastShare: number,
): Meaning<K> | null {
  const scores = languageScores(parts);
  const scoreOf = (language: number) => scores[language] ?? 0;
  const bestOf = (languages: readonly number[]) =>
    languages.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one), languages[0] ?? 0);
  const best = candidates.reduce((one, other) =>
    scoreOf(bestOf(other.languages)) > scoreOf(bestOf(one.languages)) ? other : one,
  );
  const bestLanguage = bestOf(best.languages);
  if (scoreOf(bestLanguage) < leastShare * Math.max(...scores)) return null;
  const rivalLanguage = bestOf(languagesKnowing(phrase.split(" ")));
  const isAlone = () =>
    parts.every(({ isMark, isDigits }, index) => isMark || isDigits || (index >= from && index < to));
  const isOutscored =
    scoreOf(rivalLanguage) > scoreOf(bestLanguage) ||
    (leastShare === 0 &&
      scoreOf(rivalLanguage) === scoreOf(bestLanguage) &&
      rivalLanguage === 0 &&
      !isAlone());
  return isOutscored && !best.languages.includes(rivalLanguage) ? null : best;
}

/** Creates a finder for a list of phrases. */
export const createUnionFinder = (phrasesIn: (values: ValueWords) => ValuePhrases): PhraseFinder<true> =>
  createPhraseFinder((values) => [[true, phrasesIn(values)]]);

/** Creates a finder for a table keyed by numbers. */
export const createNumberFinder = (
  tableOf: (values: ValueWords) => Readonly<Record<string, ValuePhrases>>,
): PhraseFinder<number> =>
  createPhraseFinder((values) =>
    Object.entries(tableOf(values)).map(([key, phrases]) => [Number(key), phrases]),
  );

/** Entries of a table, in the order of `keys`. */
export const entriesOf = <K extends string>(
  keys: readonly K[],
  table: Readonly<Record<K, ValuePhrases>>,
): (readonly [K, ValuePhrases])[] => keys.map((key) => [key, table[key]]);

/** Returns the longest phrase that ends right before token `end` and the index of its first token, or null. */
export function before<K>(
  finder: PhraseFinder<K>,
  parts: readonly SubToken[],
  end: number,
): { readonly key: K; readonly at: number } | null {
  for (let at = Math.max(0, end - MAX_PHRASE_TOKENS); at < end; at++) {
    const found = finder(parts, at, end);
    if (found?.to === end) return { key: found.key, at };
  }
  return null;
}

/** Returns all matches of a finder without overlaps, the longest at each token. */
export function findPhrases<K>(sentence: Sentence, finder: PhraseFinder<K>): (Span & { readonly key: K })[] {
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
