import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const PT_ADVICE: AdvicePhrases = {
  ...adviceHeadings("pt"),
  quote: "“{words}”",
  overall: "O seu resultado global é {value}.",
  overallNamed: "O seu resultado global é {value}: {band}.",
  valueOf: "{shown} de {max}",
  youWrote: "Escreveu: {quote}.",
  lostMost: "A pergunta que lhe custou mais pontos é {question}: {reason}.",
  lostMore: "Também perdeu pontos na pergunta {question}: {reason}.",
  answered: "respondeu {answer}",
  notChosen: "não escolheu {answer}",
  weakest: "A sua resposta mais fraca é a da pergunta {question}: {answer}.",
  weak: "Outra resposta fraca é a da pergunta {question}: {answer}.",
  outOfFive: "{rating} de 5",
  yourAnswers: "As suas respostas",
};
