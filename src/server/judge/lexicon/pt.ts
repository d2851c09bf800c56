import type { Lexicon } from "./lexicon";

export const PT: Lexicon = {
  language: "pt",

  values: {},

  grammar: {},

  moves: {},
};
