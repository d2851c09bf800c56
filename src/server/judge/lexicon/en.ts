import type { Lexicon } from "./lexicon";

export const EN: Lexicon = {
  language: "en",

  values: {},

  grammar: {},

  moves: {},
};
