import type { Results } from "#shared/contracts/attempts";
import { sortQuestions } from "#shared/domain/questions/sort-questions";
import type { CitableAnswers } from "./advice/citations";

interface OrderedQuestion {
  readonly id: number;
  readonly order: number;
  readonly visible: boolean;
}

/** The visible questions in order; the page numbers them from 1. */
export function visibleQuestions<Q extends OrderedQuestion>(questions: readonly Q[]): Q[] {
  return sortQuestions(questions).filter(({ visible }) => visible);
}

/** The answers that citations in an attempt's advice refer to. */
export const answersOf = ({ questions, userAssessment }: Results): CitableAnswers => ({
  questions: visibleQuestions(questions),
  responses: userAssessment.responses,
});
