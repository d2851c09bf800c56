import type { Lexicon } from "./lexicon";

export const IT: Lexicon = {
  language: "it",

  values: {},

  grammar: {},

  moves: {},
};
