import type { Lexicon } from "./lexicon";

export const AR: Lexicon = {
  language: "ar",

  values: {},

  grammar: {},

  moves: {},
};
