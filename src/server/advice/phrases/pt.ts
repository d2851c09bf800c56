import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const PT_ADVICE: AdvicePhrases = {
  ...adviceHeadings("pt"),
  quote: "“{words}”",
  overall: "O seu resultado global é {value}.",
  overallNamed: "O seu resultado global é {value}: {band}.",
  valueOf: "{shown} de {max}",
  ends: "O mais forte é {strongest} ({highest}); o mais fraco, {weakest} ({lowest}).",
  lookFirst: "Olhe primeiro para {question}, onde respondeu {answer}.",
  nothingLow: "Nas suas respostas, nada se destaca como a precisar de melhorias.",
  outOfFive: "{rating} de 5",
  yourAnswers: "As suas respostas",
};
