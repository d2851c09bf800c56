import type { AnswerableQuestion } from "#shared/domain/question";
import type { Reading } from "./judgement";
import { moveIn, readingOf } from "./moves/move";

/**
 * Reads an answer to an open question. Code only recognises what is no answer; the rest counts as given ("none" and
 * "cash flow" are answers).
 */
export function readText(question: AnswerableQuestion, message: string): Reading {
  const move = moveIn(message, question);
  return move === null ? { kind: "answer", answer: message, understoodAs: null } : readingOf(move);
}
