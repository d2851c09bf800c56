import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const ES: Lexicon = {
  language: "es",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
