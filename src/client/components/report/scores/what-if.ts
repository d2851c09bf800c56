import type { ResultQuestion } from "#shared/contracts/attempts";
import { isAnswered, type Responses } from "#shared/domain/answer";
import { rulesOf, visible } from "#shared/domain/questions/conditions";
import { isScored, type Score, scoresOf } from "#shared/domain/score";
import type { ValuedResults } from "./score-view";

/** What would be, with some answers changed. Nothing of it is stored. */
export interface WhatIfResult {
  /** Closed questions that would apply and that can move a value, in their order. */
  readonly questions: readonly ResultQuestion[];
  readonly scores: readonly Score[];
  /** How many answered questions would no longer apply. */
  readonly gone: number;
}

/** @param changes answers by question that differ from those given */
export function whatIf(results: ValuedResults, changes: Responses): WhatIfResult {
  const { questions, scoring, userAssessment } = results;
  const responses = { ...userAssessment.responses, ...changes };
  const shown = visible(questions, responses);
  const steering = new Set(
    questions.flatMap(({ conditions }) => rulesOf(conditions).map(({ question }) => question)),
  );
  const gone = questions.filter(
    (question) =>
      question.visible && isAnswered(userAssessment.responses[question.id]) && !shown.includes(question),
  );
  return {
    questions: shown.filter(
      (question) => question.questionType !== "text" && (isScored(question) || steering.has(question.id)),
    ),
    scores: scoresOf(questions, responses, scoring),
    gone: gone.length,
  };
}
