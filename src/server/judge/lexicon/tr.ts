import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const TR: Lexicon = {
  language: "tr",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
