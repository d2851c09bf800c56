import type { ResultQuestion } from "#shared/contracts/attempts";
import { isAnswered, type Responses } from "#shared/domain/answer";
import { rulesOf, visible } from "#shared/domain/questions/conditions";
import { isScored, type Score, scoresOf } from "#shared/domain/score";
import type { ValuedResults } from "./score-view";

/** Scores with some answers changed; nothing is stored. */
export interface WhatIfResult {
  /** Visible closed questions that can change a score, directly or through conditions, in order. */
  readonly questions: readonly ResultQuestion[];
  readonly scores: readonly Score[];
  /** Number of answered questions that would become hidden. */
  readonly hiddenAnswerCount: number;
}

/** Calculates scores with changed answers. @param changes answers by question id that differ from the stored ones */
export function whatIf(results: ValuedResults, changes: Responses): WhatIfResult {
  const { questions, scoring, userAssessment } = results;
  const responses = { ...userAssessment.responses, ...changes };
  const visibleQuestions = visible(questions, responses);
  const conditionQuestions = new Set(
    questions.flatMap(({ conditions }) => rulesOf(conditions).map(({ question }) => question)),
  );
  const hiddenAnswers = questions.filter(
    (question) =>
      question.visible &&
      isAnswered(userAssessment.responses[question.id]) &&
      !visibleQuestions.includes(question),
  );
  return {
    questions: visibleQuestions.filter(
      (question) =>
        question.questionType !== "text" && (isScored(question) || conditionQuestions.has(question.id)),
    ),
    scores: scoresOf(questions, responses, scoring),
    hiddenAnswerCount: hiddenAnswers.length,
  };
}
