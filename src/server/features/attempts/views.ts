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
import type { Advice } from "#shared/domain/cards/advice";
import { visible } from "#shared/domain/questions/conditions";
import { UNWEIGHED } from "#shared/domain/questions/question";
import type { Score } from "#shared/domain/score";
import { bandAt, OVERALL, type Scoring } from "#shared/domain/scoring";
import { composeAdvice } from "../../advice/compose";
import { adviceContext } from "../../advice/create-advice-context";
import type { AttemptListRow, ShownAttemptRow, WholeAttemptRow } from "./repo";
import type { AttemptQuestionRow } from "./version-copy-repo";

type State = (typeof RECOMMENDATION_STATES)[number];

/** Rows as the contracts define them. Fields are listed one by one so that no other field leaks. */

export function listView(row: AttemptListRow): AttemptListItem {
  return {
    id: row.id,
    userAssessmentId: row.id,
    assessmentId: row.assessmentId,
    title: row.title,
    description: row.description,
    language: row.language,
    status: row.status,
    progress: row.progress,
    startedAt: row.startedAt,
    completedAt: row.completedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** @param score the overall value, from 0 to 100 */
export function adminListView(
  row: AttemptListRow,
  score: number | null,
  scoring: Scoring | null,
): AttemptListItemForAdmin {
  // The spread comes last: objects that start with one take several times the memory in a list of 100,000.
  return {
    userId: row.userId,
    user: { id: row.userId, email: row.email, name: row.name },
    assessment: { title: row.title, description: row.description },
    score,
    scale: score === null || scoring === null ? null : scoring.scale,
    band: score === null || scoring === null ? null : bandName(score, scoring),
    ...listView(row),
  };
}

const bandName = (score: number, scoring: Scoring): string | null =>
  bandAt(scoring, OVERALL, score)?.name ?? null;

export function attemptView(row: ShownAttemptRow): Attempt {
  return { ...listView(row), responses: row.responses };
}

export function adminView(row: WholeAttemptRow, recommendationState: State, values: Values): AttemptForAdmin {
  return {
    ...adminListView(row, values.scores[0]?.value ?? null, values.scoring),
    responses: row.responses,
    ...adviceView(row),
    recommendationState,
    ...values,
  };
}

export function resultsView(row: WholeAttemptRow, recommendationState: State, values: Values): Results {
  const isShown = values.scoring !== null;
  return {
    userAssessment: { ...attemptView(row), ...participantAdvice(row, isShown), recommendationState },
    assessment: {
      id: row.assessmentId,
      title: row.title,
      description: row.description,
      isSharedDevice: row.isSharedDevice,
    },
    questions: mapQuestions(row, (question, visible) => ({
      ...questionView(question, visible),
      ...(isShown ? weightOf(question) : UNWEIGHED),
    })),
    ...values,
  };
}

/** Scores as far as the viewer may see them. */
export type Values = Pick<Results, "scoring" | "scores" | "benchmarks">;

/** No scores: the template isn't scored, or the viewer may not see them. */
export const NO_VALUES: Values = { scoring: null, scores: [], benchmarks: [] };

/** Overall first, then the dimensions in their order. */
export const scoreViews = (rows: readonly Score[], { dimensions }: Scoring): Values["scores"] =>
  [OVERALL, ...dimensions.map(({ key }) => key)].flatMap((key) =>
    rows
      .filter(({ dimension }) => dimension === key)
      .map(({ dimension, value, answered, asked, coverage }) => ({
        dimension,
        value,
        answered,
        asked,
        coverage,
      })),
  );

const weightOf = ({ dimension, weight, points, combine, skipCounts }: AttemptQuestionRow) => ({
  dimension,
  weight,
  points,
  combine,
  skipCounts,
});

const adviceView = (row: WholeAttemptRow) => ({
  recommendations: row.recommendations,
  recommendationsBy: row.recommendations === null ? null : row.recommendationsBy,
  advice: currentAdvice(row),
  summary: summaryOf(row),
});

/** The summary of an attempt without cards and written recommendations, calculated on each read. */
function summaryOf(row: WholeAttemptRow): Advice | null {
  const { status, recommendations, cards } = row;
  return status === "completed" && recommendations === null && cards.length === 0
    ? composeAdvice(adviceContext(row))
    : null;
}

/** Advice for the participant: no card keys, which are internal, and no dimensions if scores are hidden. */
function participantAdvice(row: WholeAttemptRow, isShown: boolean) {
  const { advice, ...rest } = adviceView(row);
  const items = (advice?.items ?? []).map((item) => ({
    ...item,
    card: null,
    dimension: isShown ? item.dimension : null,
  }));
  return { ...rest, advice: advice && { ...advice, items } };
}

/** Null for older formats, which are shown as text. Advice from "values" despite cards predates "unmet". */
function currentAdvice({ recommendationsData: stored, cards }: WholeAttemptRow): Advice | null {
  if (stored?.version !== 2) return null;
  return stored.basis === "values" && cards.length > 0 ? { ...stored, basis: "unmet" } : stored;
}

/** Maps each question, in order, with whether it applies. */
function mapQuestions<View>(
  { questions, responses }: Pick<WholeAttemptRow, "questions" | "responses">,
  view: (question: AttemptQuestionRow, visible: boolean) => View,
): View[] {
  const visibleQuestions = new Set(visible(questions, responses));
  return questions.map((question) => view(question, visibleQuestions.has(question)));
}

/** A question for its participant, without its prompt and scoring. */
function questionView(row: AttemptQuestionRow, visible: boolean): AttemptQuestion {
  return {
    id: row.id,
    questionText: row.questionText,
    questionType: row.questionType,
    options: row.options,
    isRequired: row.isRequired,
    order: row.order,
    selection: row.selection,
    exclusiveOptions: row.exclusiveOptions,
    scaleLabels: row.scaleLabels,
    answerKind: row.answerKind,
    followUpQuestion: row.followUpQuestion,
    highIs: row.highIs,
    shortName: row.shortName,
    help: row.help,
    whyAsked: row.whyAsked,
    conditions: row.conditions,
    visible,
  };
}

export const questionViews = (row: WholeAttemptRow): AttemptQuestion[] => mapQuestions(row, questionView);

/** Includes prompts and scoring. */
export const adminQuestionViews = (row: WholeAttemptRow): AttemptQuestionForAdmin[] =>
  mapQuestions(row, (question, visible) => ({
    ...questionView(question, visible),
    ...weightOf(question),
    analysisPrompt: question.analysisPrompt,
  }));
