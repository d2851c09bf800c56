import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const DE_ADVICE: AdvicePhrases = {
  ...adviceHeadings("de"),
  quote: "„{words}“",
  overall: "Ihr Gesamtergebnis ist {value}.",
  overallNamed: "Ihr Gesamtergebnis ist {value}: {band}.",
  valueOf: "{shown} von {max}",
  youWrote: "Sie haben geschrieben: {quote}.",
  lostMost: "Die meisten Punkte hat Sie die Frage {question} gekostet: {reason}.",
  lostMore: "Punkte gekostet hat Sie auch die Frage {question}: {reason}.",
  answered: "Ihre Antwort war {answer}",
  notChosen: "nicht gewählt haben Sie {answer}",
  weakest: "Ihre schwächste Antwort betrifft die Frage {question}: {answer}.",
  weak: "Eine weitere schwache Antwort betrifft die Frage {question}: {answer}.",
  outOfFive: "{rating} von 5",
  yourAnswers: "Ihre Antworten",
};
