import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const ES_ADVICE: AdvicePhrases = {
  ...adviceHeadings("es"),
  quote: "«{words}»",
  overall: "Su resultado global es {value}.",
  overallNamed: "Su resultado global es {value}: {band}.",
  valueOf: "{shown} de {max}",
  youWrote: "Usted escribió: {quote}.",
  namedAnswer: "{question}: {reason}.",
  answered: "respondió {answer}",
  notChosen: "no eligió {answer}",
  outOfFive: "{rating} de 5",
  yourAnswers: "Sus respuestas",
};
