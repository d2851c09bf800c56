import type { Responses } from "#shared/domain/answer";
import { type ConditionedQuestion, visible } from "#shared/domain/conditions";
import { inOrder } from "#shared/domain/order";

/** Where somebody stands among the questions that apply. */
export interface Place {
  /** From 1. */
  position: number;
  count: number;
  /** Later questions depend on answers to come. */
  isAbout: boolean;
}

/** Where a question stands as the answers stand; at the end where none is named, or it does not apply. */
export function placeOf(
  questions: readonly ConditionedQuestion[],
  responses: Responses,
  questionId: number | null | undefined,
): Place {
  const asked = visible(questions, responses);
  const index = asked.findIndex(({ id }) => id === questionId);
  const isAt = index !== -1;
  const all = inOrder(questions);
  const later = all.slice(all.findIndex(({ id }) => id === questionId) + 1);
  return {
    position: isAt ? index + 1 : asked.length,
    count: asked.length,
    isAbout: isAt && later.some(({ conditions }) => conditions !== null),
  };
}

/** "3 of 9", or "3 of about 9" while nobody can know (decision 0064). */
export const placeText = ({ position, count, isAbout }: Place) =>
  `${position} of ${isAbout ? "about " : ""}${count}`;
