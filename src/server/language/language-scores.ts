import { lazy } from "./lazy";
import { LEXICA } from "./lexicon/languages";
import type { Lexicon } from "./lexicon/lexicon";
import { memoizeByObject } from "./memoize";
import { phrasesOf } from "./normalize";
import type { SubToken } from "./tokenize";

/** Languages by word, as indexes in LEXICA. */
const languagesByWord = lazy((): ReadonlyMap<string, readonly number[]> => {
  const byWord = new Map<string, number[]>();
  for (const [language, lexicon] of LEXICA.entries()) {
    for (const word of wordsOf(lexicon)) {
      const languages = byWord.get(word);
      if (!languages) byWord.set(word, [language]);
      else if (languages.at(-1) !== language) languages.push(language);
    }
  }
  return byWord;
});

const wordsOf = (lexicon: Lexicon): string[] =>
  textsIn([lexicon.values, lexicon.grammar, lexicon.intents])
    .flatMap(phrasesOf)
    .flatMap((phrase) => phrase.split(" "));

function textsIn(entry: unknown): string[] {
  if (typeof entry === "string") return [entry];
  return typeof entry === "object" && entry !== null ? Object.values(entry).flatMap(textsIn) : [];
}

/** Counts the words of a message that each language knows, by index in LEXICA. */
export const languageScores = memoizeByObject((parts: readonly SubToken[]): readonly number[] => {
  const byWord = languagesByWord();
  const scores = LEXICA.map(() => 0);
  for (const { text, isDigits } of parts) {
    if (isDigits) continue;
    for (const language of byWord.get(text) ?? []) scores[language] = (scores[language] ?? 0) + 1;
  }
  return scores;
});

/** True if any language lists the word. */
export const isKnownWord = (word: string): boolean => languagesByWord().has(word);

/** Languages that list all of the words, as indexes in LEXICA. */
export function languagesKnowing(words: readonly string[]): readonly number[] {
  const [first = "", ...others] = words;
  const byWord = languagesByWord();
  return (byWord.get(first) ?? []).filter((language) =>
    others.every((word) => byWord.get(word)?.includes(language)),
  );
}
