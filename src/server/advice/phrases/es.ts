import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const ES_ADVICE: AdvicePhrases = {
  ...adviceHeadings("es"),
  quote: "«{words}»",
  overall: "Su resultado global es {value}.",
  overallNamed: "Su resultado global es {value}: {band}.",
  valueOf: "{shown} de {max}",
  youWrote: "Usted escribió: {quote}.",
  lostMost: "La pregunta que más puntos le ha costado es {question}: {reason}.",
  lostMore: "También ha perdido puntos en la pregunta {question}: {reason}.",
  answered: "respondió {answer}",
  notChosen: "no eligió {answer}",
  weakest: "Su respuesta más débil es la de la pregunta {question}: {answer}.",
  weak: "Otra respuesta débil es la de la pregunta {question}: {answer}.",
  outOfFive: "{rating} de 5",
  yourAnswers: "Sus respuestas",
};
