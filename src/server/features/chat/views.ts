import { storedAnswer } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import type { ReplyContext } from "../../chat-replies/reply-context";
import type { TurnDecision } from "./rules";
import { replyText } from "./turn-result";

/** The reply to a message outside a conversation; nothing is stored. */
export function parsedView(decision: TurnDecision, question: AnswerableQuestion, context: ReplyContext) {
  return {
    response: replyText(decision, question, false, context),
    isValid: decision.isValid,
    answer: decision.isValid ? storedAnswer(decision.answer) : null,
  };
}
