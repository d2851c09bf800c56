import { adviceHeadings } from "#shared/domain/cards/advice-headings-table";
import type { AdvicePhrases } from "./advice-phrases";

export const PL_ADVICE: AdvicePhrases = {
  ...adviceHeadings("pl"),
  quote: "„{words}”",
  overall: "Łączny wynik: {value}.",
  overallNamed: "Łączny wynik: {value} – {band}.",
  valueOf: "{shown} na {max}",
  youWrote: "W odpowiedzi czytamy: {quote}.",
  lostMost: "Najwięcej punktów kosztowało pytanie {question}: {reason}.",
  lostMore: "Punkty kosztowało też pytanie {question}: {reason}.",
  answered: "odpowiedź brzmi {answer}",
  notChosen: "bez zaznaczenia pozostało {answer}",
  weakest: "Najsłabsza odpowiedź dotyczy pytania {question}: {answer}.",
  weak: "Inna słaba odpowiedź dotyczy pytania {question}: {answer}.",
  outOfFive: "{rating} na 5",
  yourAnswers: "Udzielone odpowiedzi",
};
