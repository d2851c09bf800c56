import type { Lexicon } from "./lexicon";

export const TR: Lexicon = {
  language: "tr",

  values: {},

  grammar: {},

  moves: {},
};
