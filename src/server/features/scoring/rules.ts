import type { Dimension } from "#shared/domain/scoring";
import type { ScoredRow } from "./repo";

type Placed = Pick<ScoredRow, "questionText" | "dimension">;

/** A dimension that questions count towards and that is none of these, and its questions with their numbers. */
export function firstMissing(dimensions: readonly Dimension[], questions: readonly Placed[]) {
  const keys = new Set(dimensions.map(({ key }) => key));
  const key = questions.find(({ dimension }) => dimension !== null && !keys.has(dimension))?.dimension;
  if (!key) return undefined;
  const users = questions.flatMap(({ dimension, questionText }, at) =>
    dimension === key ? [`${at + 1} (“${questionText}”)`] : [],
  );
  return { key, users };
}

/** Closed questions that count towards none of these dimensions. */
export function withoutDimension(questions: readonly ScoredRow[], dimensions: readonly Dimension[]) {
  const keys = new Set(dimensions.map(({ key }) => key));
  return questions.filter(
    ({ questionType, dimension }) => questionType !== "text" && (dimension === null || !keys.has(dimension)),
  );
}
