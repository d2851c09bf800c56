import type { RECOMMENDATION_STATES } from "#shared/contracts/attempts";
import type { AttemptQuestionRow, AttemptRow, WholeAttemptRow } from "./repo";

type State = (typeof RECOMMENDATION_STATES)[number];

/** Rows as the contracts name them (spec section 3); what a contract does not declare is dropped by the router. */

export function listView(row: AttemptRow) {
  return { ...row, userAssessmentId: row.id };
}

export function adminListView(row: AttemptRow) {
  return {
    ...listView(row),
    user: { id: row.userId, email: row.email, name: row.name },
    assessment: { title: row.title, description: row.description },
  };
}

export function attemptView(row: WholeAttemptRow) {
  return { ...row, userAssessmentId: row.id };
}

export function adminView(row: WholeAttemptRow, recommendationState: State) {
  return { ...adminListView(row), ...attemptView(row), recommendationState };
}

export function resultsView(
  row: WholeAttemptRow,
  questions: AttemptQuestionRow[],
  recommendationState: State,
) {
  return {
    userAssessment: { ...attemptView(row), recommendationState },
    assessment: { id: row.assessmentId, title: row.title, description: row.description },
    questions,
  };
}
