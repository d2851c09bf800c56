import type { TemplateChange, TemplateDraft } from "#shared/contracts/templates";
import type { TemplateId } from "#shared/domain/ids";
import type { Scoring } from "#shared/domain/scoring";
import type { Db } from "../../db/database";
import { jsonRows } from "../../db/json-rows";

/** Templates that aren't deleted, with their numbers of questions and attempts. */
function templates(db: Db) {
  return db
    .selectFrom("assessments")
    .selectAll("assessments")
    .select((eb) => [
      eb
        .selectFrom("assessment_questions")
        .whereRef("assessment_questions.assessmentId", "=", "assessments.id")
        .select((inner) => inner.fn.countAll<number>().as("n"))
        .$asScalar()
        .$notNull()
        .as("questionCount"),
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

/** Templates with the question fields that determine the possible paths. */
const withQuestions = (db: Db) =>
  templates(db).select((eb) =>
    jsonRows(
      db,
      eb
        .selectFrom("assessment_questions")
        .whereRef("assessment_questions.assessmentId", "=", "assessments.id")
        .select(["id", "order", "questionType", "options", "isRequired"])
        .select(["selection", "exclusiveOptions", "conditions"])
        .orderBy("id"),
    ).as("questions"),
  );

export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number];
export type PublicTemplateRow = Awaited<ReturnType<typeof listActiveTemplates>>[number];

export function listTemplates(db: Db) {
  return templates(db).orderBy("createdAt", "desc").orderBy("id", "desc").execute();
}

export function listActiveTemplates(db: Db) {
  return withQuestions(db)
    .where("isActive", "=", true)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function findTemplate(db: Db, id: TemplateId) {
  return templates(db).where("assessments.id", "=", id).executeTakeFirst();
}

/** Includes the questions. */
export function findPublicTemplate(db: Db, id: TemplateId) {
  return withQuestions(db).where("assessments.id", "=", id).executeTakeFirst();
}

/** Whether any template exists or ever existed; deleted ones keep their row. */
export async function hasAnyTemplate(db: Db): Promise<boolean> {
  return (await db.selectFrom("assessments").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** A new template. Forms don't set scoring; files do. */
export type NewTemplate = TemplateDraft & { scoring?: Scoring | null };

export function insertTemplate(db: Db, draft: NewTemplate, now: Date) {
  return db
    .insertInto("assessments")
    .values({ ...draft, questionsFlow: null, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** False if there is no such template. */
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

/** Marks a template as deleted; its attempts stay. False if there is no such template. */
export async function hideTemplate(db: Db, id: TemplateId, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("assessments")
    .set({ isDeleted: true, isActive: false, updatedAt: now })
    .where("id", "=", id)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
