import { storedAnswer } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { parseAnswer } from "../../answer-parser/parse-answer";
import { unclear } from "../../answer-parser/parse-result";
import { acknowledgement } from "../../chat-replies/acknowledgement";
import type { ChatQuestion, ReplyContext } from "../../chat-replies/reply-context";
import { allDoneText } from "../../chat-replies/welcome-and-notes";
import { fromParse, type TurnDecision } from "./rules";

/** The model's reply, or else a text from the server. */
export function replyText(
  decision: TurnDecision,
  question: AnswerableQuestion,
  isDone: boolean,
  context: ReplyContext,
): string {
  if (!decision.isValid) return decision.response;
  const reply = decision.response ?? acknowledgement(question, decision.answer, context);
  return isDone ? `${reply}\n\n${allDoneText(context.language)}` : reply;
}

/** Decides on a message outside a conversation. A suggestion becomes a choice because no yes can follow. */
function decideAlone(question: ChatQuestion, context: ReplyContext): TurnDecision {
  const parsed = parseAnswer(question, context.message);
  if (parsed.outcome !== "suggestion") return fromParse(parsed, question, context);
  const choice = unclear("ambiguous", [parsed.answer, ...parsed.others].flat());
  return fromParse({ ...choice, isExact: parsed.isExact }, question, context);
}

/** The reply to a message outside a conversation; nothing is stored. */
export function parsedView(question: ChatQuestion, context: ReplyContext) {
  const decision = decideAlone(question, context);
  return {
    response: replyText(decision, question, false, context),
    isValid: decision.isValid,
    answer: decision.isValid ? storedAnswer(decision.answer) : null,
  };
}
