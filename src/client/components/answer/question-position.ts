import type { Responses } from "#shared/domain/answer";
import { type ConditionedQuestion, visible } from "#shared/domain/questions/conditions";
import { sortQuestions } from "#shared/domain/questions/sort-questions";

/** Where somebody stands among the questions that apply. */
export interface QuestionPosition {
  /** From 1. */
  position: number;
  count: number;
  /** Later questions depend on answers to come. */
  isAbout: boolean;
}

/** Where a question stands as the answers stand; at the end where none is named, or it does not apply. */
export function questionPosition(
  questions: readonly ConditionedQuestion[],
  responses: Responses,
  questionId: number | null | undefined,
): QuestionPosition {
  const asked = visible(questions, responses);
  const index = asked.findIndex(({ id }) => id === questionId);
  const isAt = index !== -1;
  const all = sortQuestions(questions);
  const later = all.slice(all.findIndex(({ id }) => id === questionId) + 1);
  return {
    position: isAt ? index + 1 : asked.length,
    count: asked.length,
    isAbout: isAt && later.some(({ conditions }) => conditions !== null),
  };
}

/** "3 of 9", or "3 of about 9" while nobody can know (decision 0061). */
export const questionPositionText = ({ position, count, isAbout }: QuestionPosition) =>
  `${position} of ${isAbout ? "about " : ""}${count}`;
