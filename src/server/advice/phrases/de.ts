import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const DE_ADVICE: AdvicePhrases = {
  ...adviceHeadings("de"),
  quote: "„{words}“",
  overall: "Ihr Gesamtergebnis ist {value}.",
  overallNamed: "Ihr Gesamtergebnis ist {value}: {band}.",
  valueOf: "{shown} von {max}",
  ends: "Am stärksten ist {strongest} ({highest}), am schwächsten {weakest} ({lowest}).",
  lookFirst: "Beginnen Sie mit {question}: Dort haben Sie {answer} geantwortet.",
  nothingLow: "In Ihren Antworten fällt nichts auf, woran Sie arbeiten müssten.",
  outOfFive: "{rating} von 5",
  yourAnswers: "Ihre Antworten",
};
