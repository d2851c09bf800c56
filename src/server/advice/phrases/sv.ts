import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const SV_ADVICE: AdvicePhrases = {
  ...adviceHeadings("sv"),
  quote: "”{words}”",
  overall: "Ditt sammanlagda resultat är {value}.",
  overallNamed: "Ditt sammanlagda resultat är {value}: {band}.",
  valueOf: "{shown} av {max}",
  ends: "Starkast är {strongest} ({highest}), svagast är {weakest} ({lowest}).",
  lookFirst: "Titta först på {question}: där svarade du {answer}.",
  nothingLow: "Inget i dina svar sticker ut som något du behöver arbeta med.",
  outOfFive: "{rating} av 5",
  yourAnswers: "Dina svar",
};
