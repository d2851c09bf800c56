import { ADVICE_WORDS } from "#shared/domain/advice-words";
import type { Phrases } from "./phrases";

export const EN: Phrases = {
  ...ADVICE_WORDS,
  language: "en-GB",
  quote: "“{words}”",
  overall: "Overall you stand at {value}.",
  overallNamed: "Overall you stand at {value}: {band}.",
  valueOf: "{shown} of {max}",
  ends: "Strongest is {strongest} ({highest}), weakest is {weakest} ({lowest}).",
  lookFirst: "Look first at {question}, where you answered {answer}.",
  nothingLow: "Nothing in your answers stands out as needing work.",
  outOfFive: "{rating} of 5",
  contradiction:
    "{one} – and yet {other}. These two pull in different directions: which of them holds on most days?",
  yourAnswers: "Your answers",
  restsOnOne: "(rests on your answer {answers})",
  restsOnSeveral: "(rests on your answers {answers})",
};
