import type { AnswerValue } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { answerSaid } from "./acknowledgement";
import type { Voice } from "./phrase-picker";

/** Asks whether an answer is what was meant; of a choice of several, whether it is all. */
export function likelyText(
  question: AnswerableQuestion,
  answer: AnswerValue,
  { phrases, vary }: Voice,
): string {
  const asks = question.selection === "several" ? phrases.likely.all : phrases.likely.one;
  return vary(asks, { answer: answerSaid(question, answer, phrases) });
}
