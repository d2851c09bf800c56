import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const NL: Lexicon = {
  language: "nl",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
