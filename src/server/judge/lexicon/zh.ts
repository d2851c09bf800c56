import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const ZH: Lexicon = {
  language: "zh",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
