import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const KO: Lexicon = {
  language: "ko",

  values: NO_VALUES,

  grammar: {},

  moves: {},
};
