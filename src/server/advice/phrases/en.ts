import { ADVICE_HEADINGS } from "#shared/domain/cards/advice-headings";
import type { AdvicePhrases } from "./advice-phrases";

export const EN_ADVICE: AdvicePhrases = {
  ...ADVICE_HEADINGS,
  // "a, b and c": American English would put a comma before "and".
  language: "en-GB",
  quote: "“{words}”",
  overall: "Your overall score is {value}.",
  overallNamed: "Your overall score is {value}: {band}.",
  valueOf: "{shown} out of {max}",
  youWrote: "You wrote: {quote}.",
  lostMost: "You lost the most points on {question}: {reason}.",
  lostMore: "You also lost points on {question}: {reason}.",
  answered: "you answered {answer}",
  notChosen: "you didn't choose {answer}",
  weakest: "Your weakest answer is to {question}: {answer}.",
  weak: "Another weak answer is to {question}: {answer}.",
  outOfFive: "{rating} out of 5",
  yourAnswers: "Your answers",
};
