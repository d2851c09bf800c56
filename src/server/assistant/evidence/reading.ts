import type { Language } from "./languages";
import { numbersIn } from "./numbers";
import { type Word, wordsIn } from "./passage";

/** What is known of texts that one statement after the other cites: each is read once. */
export interface Reading {
  words(text: string): readonly Word[];
  /** The values of its numbers, in those languages or in English. */
  numbers(text: string, languages: ReadonlySet<Language>): readonly string[];
}

export function createReading(): Reading {
  const words = new Map<string, readonly Word[]>();
  const numbers = new Map<string, readonly string[]>();
  return {
    words: (text) => known(words, text, () => wordsIn(text)),
    numbers(text, languages) {
      const name = `${[...languages].sort().join()} ${text}`;
      return known(numbers, name, () =>
        numbersIn(text, new Set([...languages, "en"])).map(({ value }) => value),
      );
    },
  };
}

function known<T>(all: Map<string, T>, name: string, read: () => T): T {
  const before = all.get(name);
  if (before !== undefined) return before;
  const found = read();
  all.set(name, found);
  return found;
}
