import { phraseTest } from "../language/phrases";

/** True if a normalized text is a word for "none". */
export const saysNone = phraseTest(({ grammar }) => [grammar.none]);

/** True if a normalized word makes a label negative: "No online shop", "Kein Bargeld". */
export const isDenial = phraseTest(({ grammar }) => [grammar.none, grammar.absent, grammar.without ?? ""]);

const isNot = phraseTest(({ grammar }) => [grammar.not]);

/** True for negations such as "never", "not" and "nobody"; `word` must be normalized. */
export const negates = (word: string): boolean => isDenial(word) || isNot(word);
