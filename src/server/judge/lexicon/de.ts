import type { Lexicon } from "./lexicon";

export const DE: Lexicon = {
  language: "de",

  values: {},

  grammar: {},

  moves: {},
};
