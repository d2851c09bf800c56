import type { Dimension } from "#shared/domain/scoring";
import type { ScoredRow } from "./repo";

type PlacedQuestion = Pick<ScoredRow, "questionText" | "dimension">;

/** The first dimension that questions use but that is missing from `dimensions`, with those questions. */
export function firstMissing(dimensions: readonly Dimension[], questions: readonly PlacedQuestion[]) {
  const keys = new Set(dimensions.map(({ key }) => key));
  const key = questions.find(({ dimension }) => dimension !== null && !keys.has(dimension))?.dimension;
  if (!key) return undefined;
  const questionNames = questions.flatMap(({ dimension, questionText }, at) =>
    dimension === key ? [`${at + 1} (“${questionText}”)`] : [],
  );
  return { key, questionNames };
}

/** Closed questions without one of these dimensions. */
export function withoutDimension(questions: readonly ScoredRow[], dimensions: readonly Dimension[]) {
  const keys = new Set(dimensions.map(({ key }) => key));
  return questions.filter(
    ({ questionType, dimension }) => questionType !== "text" && (dimension === null || !keys.has(dimension)),
  );
}
