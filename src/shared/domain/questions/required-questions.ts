import { isAnswered, type Responses } from "../answer";
import { type ConditionedQuestion, visible } from "./conditions";
import type { AnswerableQuestion } from "./question";

/** `order` starts at 1. */
export interface OrderedQuestion extends AnswerableQuestion, ConditionedQuestion {}

/** Required visible questions without an answer, in order. */
export function missingRequired<Q extends OrderedQuestion>(
  questions: readonly Q[],
  responses: Responses,
): Q[] {
  return visible(questions, responses).filter(
    (question) => question.isRequired && !isAnswered(responses[question.id]),
  );
}

/** The error for completing an attempt too early. @param missing number of unanswered required questions */
export function remainingText(missing: number): string {
  const questions = missing === 1 ? "1 question" : `${missing} questions`;
  return `Please answer all required questions before completing. ${questions} remaining.`;
}
