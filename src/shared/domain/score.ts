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
 * The score of an answer, from 0 to 1. Null without one: no answer, a text, a rating without a direction, options
 * without points, or several options if only one is allowed.
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
  const worth = chosen.map((option) => points[options.indexOf(option)]);
  if (worth.some((point) => point === undefined)) return null;
  const given = worth.filter((point) => point !== undefined);
  if (question.selection === "one") return given.length === 1 ? within(given[0], points) : null;
  return question.combine === "max" ? within(Math.max(...given), points) : sumWithin(given, points);
}

/** The position of a number between the lowest and the highest points; null if these are equal. */
function within(point: number | undefined, points: readonly number[]): number | null {
  const [min, max] = [Math.min(...points), Math.max(...points)];
  return point === undefined || min === max ? null : (point - min) / (max - min);
}

function sumWithin(given: readonly number[], points: readonly number[]): number | null {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const worst = sum(points.filter((point) => point < 0));
  const best = sum(points.filter((point) => point > 0));
  return best === worst ? null : (sum(given) - worst) / (best - worst);
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
  const asked = visible(questions, responses).filter(isScored);
  const scores = scoring.dimensions.map(({ key }) =>
    scoreOf(
      key,
      asked.filter(({ dimension }) => dimension === key),
      responses,
      scoring,
    ),
  );
  return [overall(scores, scoring), ...scores];
}

function scoreOf(
  dimension: string,
  asked: readonly ScoredQuestion[],
  responses: Responses,
  { minCoverage }: Scoring,
): Score {
  const counted = asked.flatMap((question) => {
    const worth = answerScore(question, responses[question.id]);
    return worth === null ? [] : [{ worth, weight: question.weight }];
  });
  const weight = total(counted);
  const coverage = asked.length === 0 ? 0 : roundScore(weight / total(asked));
  const isEnough = counted.length > 0 && coverage >= roundScore(minCoverage);
  const sum = counted.reduce((so, { worth, weight }) => so + worth * weight, 0);
  const value = isEnough ? roundScore((100 * sum) / weight) : null;
  return { dimension, value, answered: counted.length, asked: asked.length, coverage };
}

/** The weighted mean of the dimensions with a score. Dimensions without visible questions don't lower the coverage. */
function overall(scores: readonly Score[], { dimensions, minCoverage }: Scoring): Score {
  const weighed = scores.flatMap((score, at) => {
    const weight = dimensions[at]?.weight ?? 0;
    return score.asked > 0 && weight > 0 ? [{ ...score, weight }] : [];
  });
  const valued = weighed.flatMap(({ value, weight }) => (value === null ? [] : [{ value, weight }]));
  const coverage = weighed.length === 0 ? 0 : roundScore(total(valued) / total(weighed));
  const isEnough = valued.length > 0 && coverage >= roundScore(minCoverage);
  const sum = valued.reduce((so, { value, weight }) => so + value * weight, 0);
  return {
    dimension: OVERALL,
    value: isEnough ? roundScore(sum / total(valued)) : null,
    answered: scores.reduce((so, { answered }) => so + answered, 0),
    asked: scores.reduce((so, { asked }) => so + asked, 0),
    coverage,
  };
}

const total = (parts: readonly { readonly weight: number }[]) =>
  parts.reduce((so, { weight }) => so + weight, 0);
