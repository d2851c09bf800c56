import type { Lexicon } from "./lexicon";

export const NL: Lexicon = {
  language: "nl",

  values: {},

  grammar: {},

  moves: {},
};
