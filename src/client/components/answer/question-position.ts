import type { Responses } from "#shared/domain/answer";
import { type ConditionedQuestion, visible } from "#shared/domain/questions/conditions";
import { sortQuestions } from "#shared/domain/questions/sort-questions";

export interface QuestionPosition {
  /** From 1. */
  position: number;
  count: number;
  /** Whether `count` may change, because later questions have conditions. */
  isAbout: boolean;
}

/** The position of a question among the visible ones; the last position if it is null or hidden. */
export function questionPosition(
  questions: readonly ConditionedQuestion[],
  responses: Responses,
  questionId: number | null | undefined,
): QuestionPosition {
  const visibleQuestions = visible(questions, responses);
  const index = visibleQuestions.findIndex(({ id }) => id === questionId);
  const isAt = index !== -1;
  const ordered = sortQuestions(questions);
  const later = ordered.slice(ordered.findIndex(({ id }) => id === questionId) + 1);
  return {
    position: isAt ? index + 1 : visibleQuestions.length,
    count: visibleQuestions.length,
    isAbout: isAt && later.some(({ conditions }) => conditions !== null),
  };
}

/** "3 of 9", or "3 of about 9" if the count may change (decision 0061). */
export const questionPositionText = ({ position, count, isAbout }: QuestionPosition) =>
  `${position} of ${isAbout ? "about " : ""}${count}`;
