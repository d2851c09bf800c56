import type { Lexicon } from "./lexicon";

export const FR: Lexicon = {
  language: "fr",

  values: {},

  grammar: {},

  moves: {},
};
