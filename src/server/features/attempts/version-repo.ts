import type { TemplateId, VersionId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import { notOffered } from "../templates/service";

/**
 * The version of a template that a start uses now. The first start after an edit makes it, within its transaction
 * (decision 0049). CONFLICT when the last question has just gone: no attempt is without questions.
 */
export async function currentVersion(db: Db, templateId: TemplateId, now: Date): Promise<VersionId> {
  const current = await db
    .selectFrom("assessment_versions")
    .select("id")
    .where("assessmentId", "=", templateId)
    .where("isCurrent", "=", true)
    .executeTakeFirst();
  return current?.id ?? makeVersion(db, templateId, now);
}

/** A version with a copy of the questions as they are now, counted from 1 without gaps (design section 5). */
async function makeVersion(db: Db, assessmentId: TemplateId, now: Date): Promise<VersionId> {
  const version = await db
    .insertInto("assessment_versions")
    .columns(["assessmentId", "isCurrent", "createdAt"])
    .expression((eb) =>
      eb
        .selectFrom("assessment_questions")
        .select((inner) => ["assessmentId", inner.val(true).as("isCurrent"), inner.val(now).as("createdAt")])
        .where("assessmentId", "=", assessmentId)
        .limit(1),
    )
    .returning("id")
    .executeTakeFirst();
  if (!version) throw notOffered();
  const { id } = version;
  await db
    .insertInto("user_assessment_questions")
    .columns([
      "versionId",
      "questionText",
      "questionType",
      "options",
      "isRequired",
      "order",
      "analysisPrompt",
      "originalQuestionId",
    ])
    .expression((eb) =>
      eb
        .selectFrom("assessment_questions")
        .select((inner) => [
          inner.val(id).as("versionId"),
          "questionText",
          "questionType",
          "options",
          "isRequired",
          inner.fn
            .agg<number>("row_number")
            .over((rows) => rows.orderBy("order").orderBy("assessment_questions.id"))
            .as("order"),
          "analysisPrompt",
          "assessment_questions.id as originalQuestionId",
        ])
        .where("assessmentId", "=", assessmentId)
        .orderBy("order")
        .orderBy("assessment_questions.id"),
    )
    .execute();
  return id;
}
