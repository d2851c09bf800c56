import type { Results } from "#shared/contracts/attempts";
import { inOrder } from "#shared/domain/order";
import type { Answers } from "./cited";

interface Placed {
  readonly id: number;
  readonly order: number;
  readonly visible: boolean;
}

/** The questions that apply, in their order: the first is number 1 on the page. */
export function shownQuestions<Q extends Placed>(questions: readonly Q[]): Q[] {
  return inOrder(questions).filter(({ visible }) => visible);
}

/** What the advice of an attempt rests on. */
export const answersOf = ({ questions, userAssessment }: Results): Answers => ({
  questions: shownQuestions(questions),
  responses: userAssessment.responses,
});
