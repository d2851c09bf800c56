import type { Responses } from "./answer";
import { type ConditionedQuestion, visible } from "./questions/conditions";

export const ATTEMPT_STATUSES = ["not_started", "in_progress", "completed"] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Whole percent of visible questions with a response, including skips. 100 only if completed or nothing is left. */
export function progressOf(
  status: AttemptStatus,
  questions: readonly ConditionedQuestion[],
  responses: Responses,
) {
  if (status === "completed") return 100;
  const visibleQuestions = visible(questions, responses);
  if (visibleQuestions.length === 0) return 0;
  const stored = visibleQuestions.filter((question) => responses[question.id] !== undefined).length;
  if (stored === visibleQuestions.length) return 100;
  return Math.min(99, Math.round((100 * stored) / visibleQuestions.length));
}

/** The first visible question without a stored response; undefined if there is none. */
export function currentQuestion<Q extends ConditionedQuestion>(
  questions: readonly Q[],
  responses: Responses,
): Q | undefined {
  return visible(questions, responses).find((question) => responses[question.id] === undefined);
}
