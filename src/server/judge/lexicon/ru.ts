import type { Lexicon } from "./lexicon";

export const RU: Lexicon = {
  language: "ru",

  values: {},

  grammar: {},

  moves: {},
};
