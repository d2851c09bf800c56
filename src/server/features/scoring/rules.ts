import type { Dimension } from "#shared/domain/scoring";
import type { ScoredRow } from "./repo";

type Placed = Pick<ScoredRow, "questionText" | "dimension">;

/** A dimension that goes while questions count towards it, and these with their numbers; undefined when none does. */
export function firstInUse(
  before: readonly Dimension[],
  after: readonly Dimension[],
  questions: readonly Placed[],
): { dimension: Dimension; users: string[] } | undefined {
  const kept = new Set(after.map(({ key }) => key));
  for (const dimension of before) {
    if (kept.has(dimension.key)) continue;
    const users = questions.flatMap((question, at) =>
      question.dimension === dimension.key ? [`${at + 1} (“${question.questionText}”)`] : [],
    );
    if (users.length > 0) return { dimension, users };
  }
  return undefined;
}

/** Closed questions that count towards none of these dimensions. */
export function withoutDimension(questions: readonly ScoredRow[], dimensions: readonly Dimension[]) {
  const keys = new Set(dimensions.map(({ key }) => key));
  return questions.filter(
    ({ questionType, dimension }) => questionType !== "text" && (dimension === null || !keys.has(dimension)),
  );
}
