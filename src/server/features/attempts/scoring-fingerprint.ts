import { createHash } from "node:crypto";
import type { TemplateId } from "#shared/domain/ids";
import { renamed } from "#shared/domain/questions/conditions";
import { sortQuestions } from "#shared/domain/questions/sort-questions";
import type { Scoring } from "#shared/domain/scoring";
import type { AttemptQuestionRow } from "./version-repo";

/** A question by where it comes from; one whose template's question is gone, by itself. */
export const originOf = ({ id, originalQuestionId }: AttemptQuestionRow) => Number(originalQuestionId ?? -id);

/** All of a question that its answer's worth depends on; the text is alike where answers are worth the same. */
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
 * Alike where the same things are asked, under the same conditions, and scored in the same way: SHA-256 as hex. Texts
 * are no part of it, so that a corrected typo ends no comparison; options are, for answers are options.
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
