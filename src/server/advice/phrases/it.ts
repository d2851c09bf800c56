import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const IT_ADVICE: AdvicePhrases = {
  ...adviceHeadings("it"),
  quote: "«{words}»",
  overall: "Il suo risultato complessivo è {value}.",
  overallNamed: "Il suo risultato complessivo è {value}: {band}.",
  valueOf: "{shown} su {max}",
  ends: "Il punto più forte è {strongest} ({highest}), il più debole {weakest} ({lowest}).",
  lookFirst: "Guardi per prima cosa {question}, dove ha risposto {answer}.",
  nothingLow: "Nelle sue risposte non spicca nulla su cui occorra lavorare.",
  outOfFive: "{rating} su 5",
  yourAnswers: "Le sue risposte",
};
