import type { ResultQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, answerText, isAnswered, type Responses } from "#shared/domain/answer";
import { visible } from "#shared/domain/questions/conditions";
import { answerScore, isScored } from "#shared/domain/score";

/** A visible question of a dimension with its share of the score. */
export interface BreakdownItem {
  readonly question: ResultQuestion;
  /** Number on the page, from 1. */
  readonly number: number;
  readonly answer: AnswerValue | undefined;
  /** Score from 0 to 100; null if it doesn't count. */
  readonly score: number | null;
  /** How the score is calculated, or why it doesn't count. */
  readonly reason: string;
}

/** How a dimension's score is calculated; `sum` and `weight` include only questions that count. */
export interface ScoreBreakdown {
  readonly items: readonly BreakdownItem[];
  readonly sum: number;
  readonly weight: number;
}

/** The visible scored questions of a dimension and what each contributes. */
export function scoreBreakdown(
  dimension: string,
  questions: readonly ResultQuestion[],
  responses: Responses,
): ScoreBreakdown {
  const items = visible(questions, responses).flatMap((question, at): BreakdownItem[] => {
    if (!isScored(question) || question.dimension !== dimension) return [];
    const answer = responses[question.id];
    const share = answerScore(question, answer);
    const reason = reasonOf(question, answer);
    return [{ question, number: at + 1, answer, reason, score: share === null ? null : 100 * share }];
  });
  const counted = items.flatMap(({ score, question }) =>
    score === null ? [] : [{ score, weight: question.weight }],
  );
  return {
    items,
    sum: counted.reduce((sum, { score, weight }) => sum + score * weight, 0),
    weight: counted.reduce((sum, { weight }) => sum + weight, 0),
  };
}

/** A number with at most two decimals; "≈" marks a rounded one. */
export function exactText(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  const isExact = Math.abs(value - rounded) < 1e-9;
  const text = Math.abs(rounded).toLocaleString("en-US");
  return `${isExact ? "" : "≈ "}${rounded < 0 ? "−" : ""}${text}`;
}

function reasonOf(question: ResultQuestion, answer: AnswerValue | undefined): string {
  if (!isAnswered(answer)) return question.skipCounts === "zero" ? "scored as 0" : "not counted";
  if (question.questionType === "rating") {
    const value = answerText(answer);
    return question.highIs === "bad" ? `(5 − ${value}) ÷ 4 (lower is better)` : `(${value} − 1) ÷ 4`;
  }
  return choiceReason(question, typeof answer === "string" ? [answer] : answer);
}

function choiceReason({ options, points, selection, combine }: ResultQuestion, chosen: readonly string[]) {
  const allPoints = points ?? [];
  const chosenPoints = chosen.map((option) => allPoints[options?.indexOf(option) ?? -1] ?? 0);
  const list = chosenPoints.map(exactText).join(" + ");
  const range = `(from ${exactText(Math.min(...allPoints))} to ${exactText(Math.max(...allPoints))})`;
  if (selection === "one")
    return chosen.length > 1 ? "more than one option selected, not counted" : `${pointsText(list)} ${range}`;
  if (combine === "max") {
    const best = exactText(Math.max(...chosenPoints));
    return chosenPoints.length > 1 ? `highest: ${pointsText(best)} ${range}` : `${pointsText(best)} ${range}`;
  }
  const sum = (numbers: readonly number[]) => exactText(numbers.reduce((sum, number) => sum + number, 0));
  const ends = `(from ${sum(allPoints.filter((point) => point < 0))} to ${sum(allPoints.filter((point) => point > 0))})`;
  return chosenPoints.length > 1
    ? `${list} = ${pointsText(sum(chosenPoints))} ${ends}`
    : `${pointsText(list)} ${ends}`;
}

const pointsText = (number: string) => `${number} ${number === "1" ? "point" : "points"}`;
