import { type AnswerValue, isAnswered, type Responses } from "./answer";
import { type ConditionedQuestion, visible } from "./questions/conditions";
import type { AnswerableQuestion, WeighedQuestion } from "./questions/question";
import { OVERALL, roundScore, type Scoring } from "./scoring";

/** The fields of a question that scoring depends on. */
export interface ScoredQuestion extends AnswerableQuestion, ConditionedQuestion, WeighedQuestion {}

export interface Score {
  /** The dimension's key; "" is the overall score. */
  readonly dimension: string;
  /** From 0 to 100 with six decimals; null if too little was answered or nothing was asked. */
  readonly value: number | null;
  /** The number of answered questions, out of the scored and visible ones. */
  readonly answered: number;
  readonly asked: number;
  /** Share of the weight that was answered, or for the overall score, of the dimensions with a score. From 0 to 1. */
  readonly coverage: number;
}

/** Makes any question count, to get the scores of its answers regardless of its dimension and weight. */
export const COUNTED = { dimension: "any", weight: 1 } as const;

/** Whether a question is scored at all. */
export function isScored(question: WeighedQuestion & Pick<AnswerableQuestion, "questionType">): boolean {
  if (question.dimension === null || question.weight <= 0) return false;
  if (question.questionType === "rating") return question.highIs === "good" || question.highIs === "bad";
  return question.questionType === "multiple_choice" && question.points !== null;
}

/**
 * The score of an answer, from 0 to 1. Null if it can't be scored: a text, a rating without a direction, options without
 * points, or several options if only one is allowed. An unanswered question scores 0 if `skipCounts` is "zero", else null.
 */
export function answerScore(question: ScoredQuestion, answer: AnswerValue | undefined): number | null {
  if (!isScored(question)) return null;
  if (!isAnswered(answer)) return question.skipCounts === "zero" ? 0 : null;
  const chosen = typeof answer === "string" ? [answer] : answer;
  if (question.questionType === "rating") {
    const share = (Number(chosen[0]) - 1) / 4;
    return question.highIs === "bad" ? 1 - share : share;
  }
  const points = question.points ?? [];
  const options = question.options ?? [];
  const chosenPoints = chosen.map((option) => points[options.indexOf(option)]);
  if (chosenPoints.some((point) => point === undefined)) return null;
  const knownPoints = chosenPoints.filter((point) => point !== undefined);
  if (question.selection === "one")
    return knownPoints.length === 1 ? scaleToRange(knownPoints[0], points) : null;
  return question.combine === "max"
    ? scaleToRange(Math.max(...knownPoints), points)
    : scaleSumToRange(knownPoints, points);
}

/** The position of a number between the lowest and the highest points; null if these are equal. */
function scaleToRange(point: number | undefined, points: readonly number[]): number | null {
  const [min, max] = [Math.min(...points), Math.max(...points)];
  return point === undefined || min === max ? null : (point - min) / (max - min);
}

function scaleSumToRange(chosenPoints: readonly number[], points: readonly number[]): number | null {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const worst = sum(points.filter((point) => point < 0));
  const best = sum(points.filter((point) => point > 0));
  return best === worst ? null : (sum(chosenPoints) - worst) / (best - worst);
}

/**
 * The scores of an attempt: the overall score first, then the dimensions in order. A pure function, shared by the
 * server, the preview and "What if". Hidden questions don't count. Unanswered ones are left out of both sides of the
 * fraction unless they count as zero.
 */
export function scoresOf(
  questions: readonly ScoredQuestion[],
  responses: Responses,
  scoring: Scoring,
): readonly [Score, ...Score[]] {
  const scoredQuestions = visible(questions, responses).filter(isScored);
  const scores = scoring.dimensions.map(({ key }) =>
    scoreOf(
      key,
      scoredQuestions.filter(({ dimension }) => dimension === key),
      responses,
      scoring,
    ),
  );
  return [overall(scores, scoring), ...scores];
}

function scoreOf(
  dimension: string,
  questions: readonly ScoredQuestion[],
  responses: Responses,
  { minCoverage }: Scoring,
): Score {
  const answered = questions.flatMap((question) => {
    const score = answerScore(question, responses[question.id]);
    return score === null ? [] : [{ score, weight: question.weight }];
  });
  const weight = total(answered);
  const coverage = questions.length === 0 ? 0 : roundScore(weight / total(questions));
  const isEnough = answered.length > 0 && coverage >= roundScore(minCoverage);
  const sum = answered.reduce((sum, { score, weight }) => sum + score * weight, 0);
  const value = isEnough ? roundScore((100 * sum) / weight) : null;
  return { dimension, value, answered: answered.length, asked: questions.length, coverage };
}

/** The weighted mean of the dimensions with a score. Dimensions without visible questions don't lower the coverage. */
function overall(scores: readonly Score[], { dimensions, minCoverage }: Scoring): Score {
  const weighedScores = scores.flatMap((score, at) => {
    const weight = dimensions[at]?.weight ?? 0;
    return score.asked > 0 && weight > 0 ? [{ ...score, weight }] : [];
  });
  const knownScores = weighedScores.flatMap(({ value, weight }) =>
    value === null ? [] : [{ value, weight }],
  );
  const coverage = weighedScores.length === 0 ? 0 : roundScore(total(knownScores) / total(weighedScores));
  const isEnough = knownScores.length > 0 && coverage >= roundScore(minCoverage);
  const sum = knownScores.reduce((sum, { value, weight }) => sum + value * weight, 0);
  return {
    dimension: OVERALL,
    value: isEnough ? roundScore(sum / total(knownScores)) : null,
    answered: scores.reduce((sum, { answered }) => sum + answered, 0),
    asked: scores.reduce((sum, { asked }) => sum + asked, 0),
    coverage,
  };
}

const total = (parts: readonly { readonly weight: number }[]) =>
  parts.reduce((sum, { weight }) => sum + weight, 0);
