import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const JA: Lexicon = {
  language: "ja",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
