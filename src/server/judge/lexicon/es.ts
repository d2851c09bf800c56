import type { Lexicon } from "./lexicon";

export const ES: Lexicon = {
  language: "es",

  values: {},

  grammar: {},

  moves: {},
};
