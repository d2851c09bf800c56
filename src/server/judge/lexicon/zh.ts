import type { Lexicon } from "./lexicon";

export const ZH: Lexicon = {
  language: "zh",

  values: {},

  grammar: {},

  moves: {},
};
