import { createHash } from "node:crypto";
import type { TemplateId } from "#shared/domain/ids";
import { renamed } from "#shared/domain/questions/conditions";
import { sortQuestions } from "#shared/domain/questions/sort-questions";
import type { Scoring } from "#shared/domain/scoring";
import type { AttemptQuestionRow } from "./version-copy-repo";

/** The id of the template question it was copied from; if that was deleted, its own id, negated. */
export const originOf = ({ id, originalQuestionId }: AttemptQuestionRow) => Number(originalQuestionId ?? -id);

/** Everything about a question that scores depend on, as a string to compare. */
export const worthOfAnswers = (question: AttemptQuestionRow) => JSON.stringify(worthOf(question));

const worthOf = (question: AttemptQuestionRow) => [
  question.questionType,
  question.options,
  question.selection,
  question.points,
  question.highIs,
  question.dimension,
  question.weight,
  question.combine,
  question.skipCounts,
];

/**
 * SHA-256 (hex) of questions, conditions and scoring rules. Without texts, so fixing a typo doesn't end comparisons;
 * with options, which are the answers.
 */
export function fingerprintOf(
  templateId: TemplateId,
  questions: readonly AttemptQuestionRow[],
  { scale, minCoverage, dimensions }: Scoring,
): string {
  const origins = new Map(questions.map((question) => [Number(question.id), originOf(question)]));
  const counted = {
    templateId,
    questions: sortQuestions(questions).map((question) => [
      originOf(question),
      ...worthOf(question),
      question.conditions && renamed(question.conditions, origins),
    ]),
    dimensions: dimensions.map(({ key, weight }) => [key, weight]),
    scale: [scale.max, scale.decimals],
    minCoverage,
  };
  return createHash("sha256").update(JSON.stringify(counted)).digest("hex");
}
