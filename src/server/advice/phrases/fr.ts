import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const FR_ADVICE: AdvicePhrases = {
  ...adviceHeadings("fr"),
  quote: "« {words} »",
  overall: "Votre résultat global est de {value}.",
  overallNamed: "Votre résultat global est de {value} : {band}.",
  valueOf: "{shown} sur {max}",
  youWrote: "Vous avez écrit : {quote}.",
  lostMost: "La question qui vous a coûté le plus de points est {question} : {reason}.",
  lostMore: "Vous avez aussi perdu des points à la question {question} : {reason}.",
  answered: "vous avez répondu {answer}",
  notChosen: "vous n’avez pas choisi {answer}",
  weakest: "Votre réponse la plus faible est celle à la question {question} : {answer}.",
  weak: "Une autre réponse faible est celle à la question {question} : {answer}.",
  outOfFive: "{rating} sur 5",
  yourAnswers: "Vos réponses",
};
