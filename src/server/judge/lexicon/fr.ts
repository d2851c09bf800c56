import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const FR: Lexicon = {
  language: "fr",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
