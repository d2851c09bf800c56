import { storedAnswer } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import type { Talk } from "../../chat-replies/reply-context";
import { replyText } from "./outcome";
import type { Decision } from "./rules";

/** What is told of a message that was judged, and stored nowhere. */
export function judgedView(decision: Decision, question: AnswerableQuestion, talk: Talk) {
  return {
    response: replyText(decision, question, false, talk),
    isValid: decision.isValid,
    answer: decision.isValid ? storedAnswer(decision.answer) : null,
  };
}
