import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const NL_ADVICE: AdvicePhrases = {
  ...adviceHeadings("nl"),
  quote: "“{words}”",
  overall: "Uw totaalscore is {value}.",
  overallNamed: "Uw totaalscore is {value}: {band}.",
  valueOf: "{shown} van {max}",
  youWrote: "U schreef: {quote}.",
  namedAnswer: "{question}: {reason}.",
  answered: "u antwoordde {answer}",
  notChosen: "u koos niet voor {answer}",
  outOfFive: "{rating} van 5",
  yourAnswers: "Uw antwoorden",
};
