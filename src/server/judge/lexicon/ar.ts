import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const AR: Lexicon = {
  language: "ar",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
