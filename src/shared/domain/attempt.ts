import { isAnswered, type Responses } from "./answer";
import type { AnswerableQuestion } from "./question";

export const ATTEMPT_STATUSES = ["not_started", "in_progress", "completed"] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** An attempt's own question: what is asked, and where it stands. `order` starts at 1. */
export interface OrderedQuestion extends AnswerableQuestion {
  readonly id: number;
  readonly order: number;
}

/**
 * Progress in whole percent: stored responses, skips included, over questions (design section 5).
 * A completed attempt is always 100.
 */
export function progressOf(
  status: AttemptStatus,
  questions: readonly { id: number }[],
  responses: Responses,
) {
  if (status === "completed") return 100;
  if (questions.length === 0) return 0;
  const stored = questions.filter((question) => responses[question.id] !== undefined).length;
  return Math.round((100 * stored) / questions.length);
}

/** The first question nothing is stored for, in order; undefined when all are done. */
export function currentQuestion<Q extends { id: number; order: number }>(
  questions: readonly Q[],
  responses: Responses,
): Q | undefined {
  return inOrder(questions).find((question) => responses[question.id] === undefined);
}

/** Required questions without an answer, in order. */
export function missingRequired<Q extends OrderedQuestion>(
  questions: readonly Q[],
  responses: Responses,
): Q[] {
  return inOrder(questions).filter((question) => question.isRequired && !isAnswered(responses[question.id]));
}

/** The message for completing too early (spec section 5); one question left reads in the singular. */
export function remainingText(missing: number): string {
  const questions = missing === 1 ? "1 question" : `${missing} questions`;
  return `Please answer all required questions before completing. ${questions} remaining.`;
}

/** The questions as they are asked; `order` decides, then id. */
export function inOrder<Q extends { id: number; order: number }>(questions: readonly Q[]): Q[] {
  return [...questions].sort((a, b) => a.order - b.order || a.id - b.id);
}
