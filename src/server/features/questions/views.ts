import type { Question } from "#shared/contracts/questions";
import type { QuestionRow } from "./rules";

/** A template's question, as admins see it. */
export function questionView(row: QuestionRow): Question {
  return {
    id: row.id,
    assessmentId: row.assessmentId,
    questionText: row.questionText,
    questionType: row.questionType,
    options: row.options,
    isRequired: row.isRequired,
    order: row.order,
    analysisPrompt: row.analysisPrompt,
    selection: row.selection,
    exclusiveOptions: row.exclusiveOptions,
    scaleLabels: row.scaleLabels,
    highIs: row.highIs,
    shortName: row.shortName,
    help: row.help,
    whyAsked: row.whyAsked,
    dimension: row.dimension,
    weight: row.weight,
    points: row.points,
    combine: row.combine,
    skipCounts: row.skipCounts,
    conditions: row.conditions,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
