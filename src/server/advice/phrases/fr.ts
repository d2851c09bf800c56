import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const FR_ADVICE: AdvicePhrases = {
  ...adviceHeadings("fr"),
  quote: "« {words} »",
  overall: "Votre résultat global est de {value}.",
  overallNamed: "Votre résultat global est de {value} : {band}.",
  valueOf: "{shown} sur {max}",
  youWrote: "Vous avez écrit : {quote}.",
  namedAnswer: "{question} : {reason}.",
  answered: "vous avez répondu {answer}",
  notChosen: "vous n’avez pas choisi {answer}",
  outOfFive: "{rating} sur 5",
  yourAnswers: "Vos réponses",
};
