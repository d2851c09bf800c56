import type { AnswerableQuestion } from "#shared/domain/question";
import type { Reading, Refusal } from "../judgement";
import { likelyTopic } from "../moves/assessment";
import { wantsQuestions } from "../subject";
import { saidIn } from "./features";
import { type LearnedMove, learnedMove } from "./voice";

/** An open answer that no rule refuses, unless what was learned takes it for a move: then it is asked again, as a guess. */
export function guessed(question: AnswerableQuestion, message: string): Reading {
  const guess = learnedMove(message, question.questionText);
  if (guess === null || (guess === "question" && wantsQuestions(question)))
    return { kind: "answer", answer: message, understoodAs: null };
  if (guess === "skip") return { kind: "skip" };
  return { kind: "refused", refusal: refusalFor(guess, message), isGuess: true };
}

/** A guess says only which kind it is; what else a reply needs is said where the concepts tell it. */
function refusalFor(guess: Exclude<LearnedMove, "skip"> | "unclear", message: string): Refusal {
  switch (guess) {
    case "question":
      return { reason: "question", about: "meaning" };
    case "correction":
      return { reason: "correction", correction: { place: null, words: null } };
    case "assessment": {
      const topic = likelyTopic(saidIn(message));
      return topic === null ? { reason: "question", about: "else" } : { reason: "assessment", topic };
    }
    default:
      return { reason: guess };
  }
}
