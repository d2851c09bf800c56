import type { AnswerValue, Responses } from "#shared/domain/answer";
import type { Rule, RuleGroup } from "#shared/domain/questions/conditions";
import type { ScoredQuestion } from "#shared/domain/score";
import type { Scoring } from "#shared/domain/scoring";

/**
 * A second implementation of scoring, written from the documented rules and not from the code. It uses exact fractions
 * and shares only types.
 */

/** Numerator and denominator. */
type Fraction = readonly [bigint, bigint];
const ZERO: Fraction = [0n, 1n];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];
const minus = (a: Fraction, [c, d]: Fraction) => plus(a, [-c, d]);
/** Exact for numbers with at most six decimals. */
const exactly = (number: number): Fraction => [BigInt(Math.round(number * 1e6)), 1_000_000n];
const isZero = ([a]: Fraction) => a === 0n;
/** Rounds half up to six decimals, as no value is negative. */
function sixDecimals([a, b]: Fraction): number {
  const [n, d] = b < 0n ? [-a, -b] : [a, b];
  return Number((n * 2_000_000n + d) / (2n * d)) / 1e6;
}

export interface Evaluated {
  dimension: string;
  value: number | null;
  answered: number;
  asked: number;
  coverage: number;
}

const isGiven = (answer: AnswerValue | undefined): answer is AnswerValue =>
  answer !== undefined && answer !== "" && answer !== "skip" && answer.length > 0;

function isShown(question: ScoredQuestion, counted: Map<number, AnswerValue>): boolean {
  if (question.conditions === null) return true;
  const outcomes = question.conditions.rules.map((part) => isTrue(part, counted));
  return question.conditions.match === "all" ? !outcomes.includes(false) : outcomes.includes(true);
}

function isTrue(part: Rule | RuleGroup, counted: Map<number, AnswerValue>): boolean {
  if ("rules" in part) {
    const outcomes = part.rules.map((rule) => isTrue(rule, counted));
    return part.match === "all" ? !outcomes.includes(false) : outcomes.includes(true);
  }
  const answer = counted.get(part.question);
  if (!("value" in part)) return (answer === undefined) === (part.op === "notAnswered");
  if (answer === undefined) return false;
  const list = Array.isArray(answer) ? answer : [answer];
  if (part.op === "is") return list.length === 1 && String(list[0]) === String(part.value);
  if (part.op === "isNot") return !list.some((option) => option === part.value);
  if (part.op === "includes") return list.some((option) => option === part.value);
  if (part.op === "isAnyOf") return part.value.filter((option) => list.indexOf(option) >= 0).length > 0;
  const rating = parseInt(String(list[0]), 10);
  return part.op === "atLeast" ? rating >= Number(part.value) : rating <= Number(part.value);
}

/** The score of an answer from 0 to 1; undefined if it doesn't count. */
function scoreAnswer(question: ScoredQuestion, answer: AnswerValue | undefined): Fraction | undefined {
  if (!isGiven(answer)) return question.skipCounts === "zero" ? ZERO : undefined;
  if (question.questionType === "rating") {
    const rating = BigInt(Array.isArray(answer) ? answer[0] : answer);
    return question.highIs === "good" ? [rating - 1n, 4n] : [5n - rating, 4n];
  }
  const points = question.points!.map(exactly);
  const chosen = Array.isArray(answer) ? answer : [answer];
  const chosenPoints = chosen.map((option) => points[question.options!.indexOf(option)]);
  if (chosenPoints.includes(undefined)) return undefined;
  if (question.selection === "one" && chosenPoints.length > 1) return undefined;
  const inOrder = [...points].sort((a, b) => Number(minus(a, b)[0]));
  const [lowest, highest] = [inOrder[0]!, inOrder[inOrder.length - 1]!];
  if (question.selection === "several" && question.combine === "sum") {
    const negative = points.filter(([a]) => a < 0n).reduce(plus, ZERO);
    const positive = points.filter(([a]) => a > 0n).reduce(plus, ZERO);
    if (isZero(minus(positive, negative))) return undefined;
    return over(minus((chosenPoints as Fraction[]).reduce(plus, ZERO), negative), minus(positive, negative));
  }
  if (isZero(minus(highest, lowest))) return undefined;
  const best = (chosenPoints as Fraction[]).sort((a, b) => Number(minus(b, a)[0]))[0]!;
  return over(minus(best, lowest), minus(highest, lowest));
}

function canCount(question: ScoredQuestion): boolean {
  if (question.dimension === null || question.weight === 0) return false;
  if (question.questionType === "multiple_choice") return question.points !== null;
  return question.questionType === "rating" && (question.highIs === "good" || question.highIs === "bad");
}

/** The overall score first, then the dimensions in order. */
export function evaluateScores(
  questions: readonly ScoredQuestion[],
  responses: Responses,
  scoring: Scoring,
): Evaluated[] {
  const counted = new Map<number, AnswerValue>();
  const shown: ScoredQuestion[] = [];
  for (const question of [...questions].sort((a, b) => a.order - b.order)) {
    if (!isShown(question, counted)) continue;
    shown.push(question);
    const answer = responses[question.id];
    if (isGiven(answer)) counted.set(question.id, answer);
  }

  const dimensions = scoring.dimensions.map(({ key, weight }) => {
    let [sum, weights, possible]: [Fraction, Fraction, Fraction] = [ZERO, ZERO, ZERO];
    let [asked, answered] = [0, 0];
    for (const question of shown) {
      if (question.dimension !== key || !canCount(question)) continue;
      asked += 1;
      possible = plus(possible, exactly(question.weight));
      const s = scoreAnswer(question, responses[question.id]);
      if (s === undefined) continue;
      answered += 1;
      sum = plus(sum, times(exactly(question.weight), s));
      weights = plus(weights, exactly(question.weight));
    }
    const coverage = asked === 0 ? 0 : sixDecimals(over(weights, possible));
    const value =
      answered === 0 || coverage < scoring.minCoverage
        ? null
        : sixDecimals(over(times([100n, 1n], sum), weights));
    return { dimension: key, value, answered, asked, coverage, weight };
  });

  let [sum, weights, possible]: [Fraction, Fraction, Fraction] = [ZERO, ZERO, ZERO];
  for (const { value, asked, weight } of dimensions) {
    if (asked === 0 || weight === 0) continue;
    possible = plus(possible, exactly(weight));
    if (value === null) continue;
    sum = plus(sum, times(exactly(weight), exactly(value)));
    weights = plus(weights, exactly(weight));
  }
  const coverage = isZero(possible) ? 0 : sixDecimals(over(weights, possible));
  const isEnough = !isZero(weights) && coverage >= scoring.minCoverage;
  const overall = {
    dimension: "",
    value: isEnough ? sixDecimals(over(sum, weights)) : null,
    answered: dimensions.reduce((so, { answered }) => so + answered, 0),
    asked: dimensions.reduce((so, { asked }) => so + asked, 0),
    coverage,
  };
  return [overall, ...dimensions.map(({ weight: _, ...score }) => score)];
}
