import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const DE_ADVICE: AdvicePhrases = {
  ...adviceHeadings("de"),
  quote: "„{words}“",
  overall: "Ihr Gesamtergebnis ist {value}.",
  overallNamed: "Ihr Gesamtergebnis ist {value}: {band}.",
  valueOf: "{shown} von {max}",
  youWrote: "Sie haben geschrieben: {quote}.",
  namedAnswer: "{question}: {reason}.",
  answered: "Ihre Antwort war {answer}",
  notChosen: "nicht gewählt haben Sie {answer}",
  outOfFive: "{rating} von 5",
  yourAnswers: "Ihre Antworten",
};
