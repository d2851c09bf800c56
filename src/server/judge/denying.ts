import { phraseSet } from "./lexicon/languages";
import { phrasesOf } from "./lexicon/value-words";
import { bare, wordsOf } from "./normalise";

/** What "none" is said by, and what turns down whatever stands beside it. */
const denying = phraseSet(({ grammar }) => {
  const [behind, apart] = [phrasesOf(grammar.notBehind), phrasesOf(grammar.except)];
  const turning = phrasesOf(grammar.not).filter((word) => behind.includes(word) && !apart.includes(word));
  return [...phrasesOf(grammar.none), ...turning, ...phrasesOf(grammar.absent)].filter(
    (word) => !word.includes(" "),
  );
});

const without = phraseSet(({ grammar }) => (grammar.without ? phrasesOf(grammar.without) : []));

/** Whether a bare word denies what follows it and nothing else. */
export const isWithout = (word: string): boolean => without().has(word);

/** Whether a bare word makes of a name that something is not there, in any language with a table. */
export const isDenying = (word: string): boolean => denying().has(word) || isWithout(word);

const nots = phraseSet(({ grammar }) => phrasesOf(grammar.not).filter((word) => !word.includes(" ")));

/** Whether a bare word says no of what stands beside it: "never", "hasn't", "nobody". */
export const denies = (word: string): boolean => isDenying(word) || nots().has(word);

/** Whether any word of a message says no of something. */
export const hasDenial = (message: string): boolean => wordsOf(bare(message)).some(denies);

const nevers = phraseSet(({ deniesTwice, values }) => (deniesTwice ? phrasesOf(values.levels.never) : []));

/** Whether a bare "never" is one that a "not" may stand beside without another meaning: "mai", "nunca", "nigdy". */
export const isNeverBesideNot = (word: string): boolean => nevers().has(word);
