import type {
  Attempt,
  AttemptForAdmin,
  AttemptListItem,
  AttemptListItemForAdmin,
  AttemptQuestion,
  AttemptQuestionForAdmin,
  RECOMMENDATION_STATES,
  Results,
} from "#shared/contracts/attempts";
import type { AttemptQuestionRow, AttemptRow, ShownAttemptRow, WholeAttemptRow } from "./repo";

type State = (typeof RECOMMENDATION_STATES)[number];

/** Rows as the contracts name them (spec section 3). Each field is named here, so that no other leaves by accident. */

export function listView(row: AttemptRow): AttemptListItem {
  return {
    id: row.id,
    userAssessmentId: row.id,
    assessmentId: row.assessmentId,
    title: row.title,
    description: row.description,
    status: row.status,
    progress: row.progress,
    startedAt: row.startedAt,
    completedAt: row.completedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

export function adminListView(row: AttemptRow): AttemptListItemForAdmin {
  return {
    ...listView(row),
    userId: row.userId,
    user: { id: row.userId, email: row.email, name: row.name },
    assessment: { title: row.title, description: row.description },
  };
}

export function attemptView(row: ShownAttemptRow): Attempt {
  return { ...listView(row), responses: row.responses };
}

export function adminView(row: WholeAttemptRow, recommendationState: State): AttemptForAdmin {
  return { ...adminListView(row), responses: row.responses, ...adviceView(row), recommendationState };
}

export function resultsView(row: WholeAttemptRow, recommendationState: State): Results {
  return {
    userAssessment: { ...attemptView(row), ...adviceView(row), recommendationState },
    assessment: { id: row.assessmentId, title: row.title, description: row.description },
    questions: row.questions.map(questionView),
  };
}

const adviceView = ({ recommendations, recommendationsBy }: WholeAttemptRow) => ({
  recommendations,
  recommendationsBy,
});

/** A question as its participant sees it: without its prompt (security T15). */
export function questionView(row: AttemptQuestionRow): AttemptQuestion {
  return {
    id: row.id,
    questionText: row.questionText,
    questionType: row.questionType,
    options: row.options,
    isRequired: row.isRequired,
    order: row.order,
  };
}

export function adminQuestionView(row: AttemptQuestionRow): AttemptQuestionForAdmin {
  return { ...questionView(row), analysisPrompt: row.analysisPrompt };
}
