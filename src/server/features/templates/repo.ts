import { jsonArrayFrom } from "kysely/helpers/sqlite";
import type { TemplateChange, TemplateDraft } from "#shared/contracts/templates";
import type { TemplateId } from "#shared/domain/ids";
import type { Scoring } from "#shared/domain/scoring";
import type { Db } from "../../db/database";

/** Templates that are not deleted, with the kinds of their questions and how often they were taken. */
function withUse(db: Db) {
  return db
    .selectFrom("assessments")
    .selectAll("assessments")
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("assessment_questions")
          .whereRef("assessment_questions.assessmentId", "=", "assessments.id")
          .select("questionType"),
      ).as("questions"),
      eb
        .selectFrom("attempt_counts")
        .whereRef("attempt_counts.assessmentId", "=", "assessments.id")
        .select((inner) => inner.fn.coalesce(inner.fn.sum<number>("count"), inner.lit(0)).as("n"))
        .$asScalar()
        .$notNull()
        .as("usageCount"),
    ])
    .where("assessments.isDeleted", "=", false);
}

export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number];

export function listTemplates(db: Db) {
  return withUse(db).orderBy("createdAt", "desc").orderBy("id", "desc").execute();
}

export function listActiveTemplates(db: Db) {
  return withUse(db)
    .where("isActive", "=", true)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function findTemplate(db: Db, id: TemplateId) {
  return withUse(db).where("assessments.id", "=", id).executeTakeFirst();
}

/** Whether there is, or ever was, any template. */
export async function hasAnyTemplate(db: Db): Promise<boolean> {
  return (await db.selectFrom("assessments").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** A template as it is made: by a form, which knows no scoring, or whole. */
export type NewTemplate = TemplateDraft & { scoring?: Scoring | null };

export function insertTemplate(db: Db, draft: NewTemplate, now: Date) {
  return db
    .insertInto("assessments")
    .values({ ...draft, questionsFlow: null, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** False when there is no such template. */
export async function changeTemplate(
  db: Db,
  id: TemplateId,
  change: TemplateChange,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable("assessments")
    .set({ ...change, updatedAt: now })
    .where("id", "=", id)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Hides a template for good; attempts made from it stay (spec section 4). False when there is no such template. */
export async function hideTemplate(db: Db, id: TemplateId, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("assessments")
    .set({ isDeleted: true, isActive: false, updatedAt: now })
    .where("id", "=", id)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
