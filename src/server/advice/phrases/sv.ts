import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const SV_ADVICE: AdvicePhrases = {
  ...adviceHeadings("sv"),
  quote: "”{words}”",
  overall: "Ditt sammanlagda resultat är {value}.",
  overallNamed: "Ditt sammanlagda resultat är {value}: {band}.",
  valueOf: "{shown} av {max}",
  youWrote: "Du skrev: {quote}.",
  namedAnswer: "{question}: {reason}.",
  answered: "du svarade {answer}",
  notChosen: "du valde inte {answer}",
  outOfFive: "{rating} av 5",
  yourAnswers: "Dina svar",
};
