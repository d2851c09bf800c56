import type { TemplateId } from "#shared/domain/ids";
import type { Scoring } from "#shared/domain/scoring";
import type { Db } from "../../db/database";

/** The scoring of a template; undefined if it was deleted. */
export function findScoring(db: Db, templateId: TemplateId) {
  return db
    .selectFrom("assessments")
    .select("scoring")
    .where("id", "=", templateId)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
}

export async function storeScoring(
  db: Db,
  id: TemplateId,
  scoring: Scoring | null,
  now: Date,
): Promise<void> {
  await db.updateTable("assessments").set({ scoring, updatedAt: now }).where("id", "=", id).execute();
}

/** A template's questions in order, with their points and weights. */
export function listScored(db: Db, templateId: TemplateId) {
  return db
    .selectFrom("assessment_questions")
    .select([
      "id",
      "order",
      "questionText",
      "questionType",
      "options",
      "isRequired",
      "selection",
      "exclusiveOptions",
      "scaleLabels",
      "answerKind",
      "highIs",
      "dimension",
      "weight",
      "points",
      "combine",
      "skipCounts",
      "conditions",
    ])
    .where("assessmentId", "=", templateId)
    .orderBy("order")
    .orderBy("id")
    .execute();
}

export type ScoredRow = Awaited<ReturnType<typeof listScored>>[number];
