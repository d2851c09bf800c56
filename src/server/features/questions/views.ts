import type { Question } from "#shared/contracts/questions";
import type { listQuestions } from "./repo";

type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

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
    conditions: row.conditions,
    analysisPrompt: row.analysisPrompt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
