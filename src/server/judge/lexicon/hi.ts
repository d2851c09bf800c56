import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const HI: Lexicon = {
  language: "hi",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
