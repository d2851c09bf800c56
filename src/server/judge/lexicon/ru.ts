import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const RU: Lexicon = {
  language: "ru",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
