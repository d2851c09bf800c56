import type { Lexicon } from "./lexicon";

export const SV: Lexicon = {
  language: "sv",

  values: {},

  grammar: {},

  moves: {},
};
