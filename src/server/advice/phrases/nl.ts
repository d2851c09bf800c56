import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const NL_ADVICE: AdvicePhrases = {
  ...adviceHeadings("nl"),
  quote: "“{words}”",
  overall: "Uw totaalscore is {value}.",
  overallNamed: "Uw totaalscore is {value}: {band}.",
  valueOf: "{shown} van {max}",
  ends: "Het sterkst is {strongest} ({highest}), het zwakst {weakest} ({lowest}).",
  lookFirst: "Kijk eerst naar {question}: daar antwoordde u {answer}.",
  nothingLow: "In uw antwoorden springt niets eruit waaraan gewerkt zou moeten worden.",
  outOfFive: "{rating} van 5",
  yourAnswers: "Uw antwoorden",
};
