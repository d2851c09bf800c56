import type { Phrases } from "./phrases";

export const EN: Phrases = {
  language: "en-GB",
  quote: "“{words}”",
  overall: "Overall you stand at {value}.",
  overallNamed: "Overall you stand at {value}: {band}.",
  valueOf: "{shown} of {max}",
  ends: "Strongest is {strongest} ({highest}), weakest is {weakest} ({lowest}).",
  lookFirst: "Look first at {question}, where you answered {answer}.",
  outOfFive: "{rating} of 5",
  contradiction:
    "{one} – and yet {other}. These two pull in different directions: which of them holds on most days?",
  noAdvice:
    "The organisation has not added advice of its own to this assessment. These are your answers, as you gave them.",
  kinds: { risk: "Risk", weakness: "To improve", opportunity: "Opportunity", strength: "Strength" },
  efforts: { 1: "little effort", 2: "some effort", 3: "much effort" },
  horizons: { week: "this week", month: "this month", quarter: "this quarter" },
  contradictions: "Answers that pull in different directions",
  notes: "What to leave for now, and what is not known",
  alsoWrote: "You also wrote",
  yourAnswers: "Your answers",
  restsOnOne: "(rests on your answer {answers})",
  restsOnSeveral: "(rests on your answers {answers})",
};
