import type { Lexicon } from "./lexicon";

export const PL: Lexicon = {
  language: "pl",

  values: {},

  grammar: {},

  moves: {},
};
