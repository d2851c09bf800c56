import { phraseTest } from "../language/phrases";

/** Whether a normalized text says "none". */
export const saysNone = phraseTest(({ grammar }) => [grammar.none]);

/** Whether a normalized word makes a label negative: "No online shop", "Kein Bargeld". */
export const isDenial = phraseTest(({ grammar }) => [grammar.none, grammar.absent, grammar.without ?? ""]);

const isNot = phraseTest(({ grammar }) => [grammar.not]);

/** Whether a normalized word is a negation: "never", "not", "nobody". */
export const negates = (word: string): boolean => isDenial(word) || isNot(word);
