import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const SV_ADVICE: AdvicePhrases = {
  ...adviceHeadings("sv"),
  quote: "”{words}”",
  overall: "Ditt sammanlagda resultat är {value}.",
  overallNamed: "Ditt sammanlagda resultat är {value}: {band}.",
  valueOf: "{shown} av {max}",
  youWrote: "Du skrev: {quote}.",
  lostMost: "Frågan som kostade dig flest poäng är {question}: {reason}.",
  lostMore: "Du förlorade också poäng på frågan {question}: {reason}.",
  answered: "du svarade {answer}",
  notChosen: "du valde inte {answer}",
  weakest: "Ditt svagaste svar gäller frågan {question}: {answer}.",
  weak: "Ett annat svagt svar gäller frågan {question}: {answer}.",
  outOfFive: "{rating} av 5",
  yourAnswers: "Dina svar",
};
