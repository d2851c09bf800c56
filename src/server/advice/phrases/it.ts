import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const IT_ADVICE: AdvicePhrases = {
  ...adviceHeadings("it"),
  quote: "«{words}»",
  overall: "Il suo risultato complessivo è {value}.",
  overallNamed: "Il suo risultato complessivo è {value}: {band}.",
  valueOf: "{shown} su {max}",
  youWrote: "Ha scritto: {quote}.",
  lostMost: "La domanda che le è costata più punti è {question}: {reason}.",
  lostMore: "Ha perso punti anche alla domanda {question}: {reason}.",
  answered: "ha risposto {answer}",
  notChosen: "non ha scelto {answer}",
  weakest: "La sua risposta più debole è quella alla domanda {question}: {answer}.",
  weak: "Un’altra risposta debole è quella alla domanda {question}: {answer}.",
  outOfFive: "{rating} su 5",
  yourAnswers: "Le sue risposte",
};
