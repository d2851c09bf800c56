import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const ES_ADVICE: AdvicePhrases = {
  ...adviceHeadings("es"),
  quote: "«{words}»",
  overall: "Su resultado global es {value}.",
  overallNamed: "Su resultado global es {value}: {band}.",
  valueOf: "{shown} de {max}",
  ends: "Lo más fuerte es {strongest} ({highest}); lo más débil, {weakest} ({lowest}).",
  lookFirst: "Mire primero {question}, donde respondió {answer}.",
  nothingLow: "En sus respuestas no destaca nada que haya que mejorar.",
  outOfFive: "{rating} de 5",
  yourAnswers: "Sus respuestas",
};
