import type { Lexicon } from "./lexicon";

export const HI: Lexicon = {
  language: "hi",

  values: {},

  grammar: {},

  moves: {},
};
