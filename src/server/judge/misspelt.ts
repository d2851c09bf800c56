import { RATING_VALUES } from "#shared/domain/question";
import { EN } from "./lexicon/en";
import { phrasesOf } from "./lexicon/value-words";
import { type Sentence, spokenIn } from "./sentence";
import type { Mention, Value } from "./values";

/** "Tow", "fuor", "threee": the letters of a number in another order, or doubled, and nothing else said. */
export function misspeltIn(values: readonly Value[], sentence: Sentence): Mention[] {
  const [word, ...others] = spokenIn(sentence);
  if (word === undefined || others.length > 0 || word.bare.length < 3) return [];
  const value = NUMBERS.get(lettersOf(word.bare));
  const from = sentence.words.indexOf(word);
  return value === undefined
    ? []
    : [{ from, to: from + 1, values: values.filter(({ answer }) => answer === value), kind: "number" }];
}

const lettersOf = (word: string): string => [...word.replace(/(.)\1+/gu, "$1")].sort().join("");
const NUMBERS: ReadonlyMap<string, string> = new Map(
  RATING_VALUES.flatMap((value) =>
    phrasesOf(EN.values.numbers[value] ?? "").map((word): [string, string] => [lettersOf(word), value]),
  ),
);
