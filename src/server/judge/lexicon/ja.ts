import type { Lexicon } from "./lexicon";

export const JA: Lexicon = {
  language: "ja",

  values: {},

  grammar: {},

  moves: {},
};
