import type { Results } from "#shared/contracts/attempts";
import { sortQuestions } from "#shared/domain/questions/sort-questions";
import type { CitableAnswers } from "./advice/citations";

interface Placed {
  readonly id: number;
  readonly order: number;
  readonly visible: boolean;
}

/** The questions that apply, in their order: the first is number 1 on the page. */
export function visibleQuestions<Q extends Placed>(questions: readonly Q[]): Q[] {
  return sortQuestions(questions).filter(({ visible }) => visible);
}

/** What the advice of an attempt rests on. */
export const answersOf = ({ questions, userAssessment }: Results): CitableAnswers => ({
  questions: visibleQuestions(questions),
  responses: userAssessment.responses,
});
