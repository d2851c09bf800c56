import { storedAnswer } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import type { Decision } from "./rules";
import { replyText } from "./texts";

/** What is told of a message that was judged, and stored nowhere. */
export function judgedView(decision: Decision, question: AnswerableQuestion & { order: number }) {
  return {
    response: replyText(decision, question, false),
    isValid: decision.isValid,
    answer: decision.isValid ? storedAnswer(decision.answer) : null,
  };
}
