import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const FR_ADVICE: AdvicePhrases = {
  ...adviceHeadings("fr"),
  quote: "« {words} »",
  overall: "Votre résultat global est de {value}.",
  overallNamed: "Votre résultat global est de {value} : {band}.",
  valueOf: "{shown} sur {max}",
  ends: "Le plus solide : {strongest} ({highest}) ; le plus fragile : {weakest} ({lowest}).",
  lookFirst: "Regardez d’abord {question}, où vous avez répondu {answer}.",
  nothingLow: "Rien, dans vos réponses, ne ressort comme étant à améliorer.",
  outOfFive: "{rating} sur 5",
  yourAnswers: "Vos réponses",
};
