import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const NL_ADVICE: AdvicePhrases = {
  ...adviceHeadings("nl"),
  quote: "“{words}”",
  overall: "Uw totaalscore is {value}.",
  overallNamed: "Uw totaalscore is {value}: {band}.",
  valueOf: "{shown} van {max}",
  youWrote: "U schreef: {quote}.",
  lostMost: "De vraag die u de meeste punten kostte, is {question}: {reason}.",
  lostMore: "U verloor ook punten bij de vraag {question}: {reason}.",
  answered: "u antwoordde {answer}",
  notChosen: "u koos niet voor {answer}",
  weakest: "Uw zwakste antwoord is dat op de vraag {question}: {answer}.",
  weak: "Een ander zwak antwoord is dat op de vraag {question}: {answer}.",
  outOfFive: "{rating} van 5",
  yourAnswers: "Uw antwoorden",
};
