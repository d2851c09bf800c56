import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const PL_ADVICE: AdvicePhrases = {
  ...adviceHeadings("pl"),
  quote: "„{words}”",
  overall: "Łączny wynik: {value}.",
  overallNamed: "Łączny wynik: {value} – {band}.",
  valueOf: "{shown} na {max}",
  ends: "Najmocniej wypada {strongest} ({highest}), najsłabiej {weakest} ({lowest}).",
  lookFirst: "Najpierw warto przyjrzeć się pytaniu {question}: odpowiedź brzmi {answer}.",
  nothingLow: "W odpowiedziach nic nie wskazuje na to, nad czym trzeba by popracować.",
  outOfFive: "{rating} na 5",
  yourAnswers: "Udzielone odpowiedzi",
};
