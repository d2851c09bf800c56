import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const PL: Lexicon = {
  language: "pl",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
