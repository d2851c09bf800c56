import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const SV: Lexicon = {
  language: "sv",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
