import { phraseTest } from "../language/lexicon/languages";
import { phrasesOf } from "../language/lexicon/value-words";
import { bare, wordsOf } from "../language/normalize";

/** Whether a bare text says "none", in any language with a table. */
export const saysNone = phraseTest(({ grammar }) => [grammar.none]);

/** What "none" is said by, and what turns down whatever stands beside it. */
const isNone = phraseTest(({ grammar }) => {
  const [behind, apart] = [phrasesOf(grammar.notBehind), phrasesOf(grammar.except)];
  const turning = phrasesOf(grammar.not).filter((word) => behind.includes(word) && !apart.includes(word));
  return [grammar.none, grammar.absent, ...turning];
});

/** Whether a bare word denies what follows it and nothing else. */
export const isWithout = phraseTest(({ grammar }) => [grammar.without ?? ""]);

/** Whether a bare word makes of a name that something is not there, in any language with a table. */
export const isDenying = (word: string): boolean => isNone(word) || isWithout(word);

/** Whether a bare word turns down what stands beside it: "not", "neither". */
export const isNot = phraseTest(({ grammar }) => [grammar.not]);

/** Whether a bare word says no of what stands beside it: "never", "hasn't", "nobody". */
export const denies = (word: string): boolean => isDenying(word) || isNot(word);

/** Whether any word of a message says no of something. */
export const hasDenial = (message: string): boolean => wordsOf(bare(message)).some(denies);

/** Whether a bare "never" is one that a "not" may stand beside without another meaning: "mai", "nunca", "nigdy". */
export const isNeverBesideNot = phraseTest(({ deniesTwice, values }) =>
  deniesTwice ? [values.levels.never] : [],
);
