import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const PT: Lexicon = {
  language: "pt",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
