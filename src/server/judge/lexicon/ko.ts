import type { Lexicon } from "./lexicon";

export const KO: Lexicon = {
  language: "ko",

  values: {},

  grammar: {},

  moves: {},
};
