import { contentWords } from "./content-words";
import type { Language } from "./detect-language";
import { numbersIn } from "./numbers";
import { type QuoteWord, quoteWords } from "./quote-matcher";

/** Caches what is read from the sources, because many statements cite the same texts. */
export interface SourceCache {
  words(text: string): readonly QuoteWord[];
  contentWords(text: string): ReadonlySet<string>;
  /** The values of its numbers, read in these languages and in English. */
  numbers(text: string, languages: ReadonlySet<Language>): readonly string[];
}

export function createSourceCache(): SourceCache {
  const words = new Map<string, readonly QuoteWord[]>();
  const content = new Map<string, ReadonlySet<string>>();
  const numbers = new Map<string, readonly string[]>();
  return {
    words: (text) => memoize(words, text, () => quoteWords(text)),
    contentWords: (text) => memoize(content, text, () => contentWords(text)),
    numbers(text, languages) {
      const key = `${[...languages].sort().join()} ${text}`;
      return memoize(numbers, key, () =>
        numbersIn(text, new Set([...languages, "en"])).map(({ value }) => value),
      );
    },
  };
}

function memoize<T>(cache: Map<string, T>, key: string, compute: () => T): T {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const value = compute();
  cache.set(key, value);
  return value;
}
