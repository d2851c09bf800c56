import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const IT: Lexicon = {
  language: "it",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
