import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const DE: Lexicon = {
  language: "de",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
