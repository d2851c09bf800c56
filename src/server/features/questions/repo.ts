import type { QuestionChange, QuestionDraft } from "#shared/contracts/questions";
import type { QuestionId, TemplateId } from "#shared/domain/ids";
import type { Db } from "../../db/database";

export function listQuestions(db: Db, templateId: TemplateId) {
  return db
    .selectFrom("assessment_questions")
    .selectAll()
    .where("assessmentId", "=", templateId)
    .orderBy("order")
    .orderBy("id")
    .execute();
}

/** A question whose template isn't deleted. */
export function findQuestion(db: Db, id: QuestionId) {
  return db
    .selectFrom("assessment_questions")
    .innerJoin("assessments", "assessments.id", "assessment_questions.assessmentId")
    .selectAll("assessment_questions")
    .where("assessment_questions.id", "=", id)
    .where("assessments.isDeleted", "=", false)
    .executeTakeFirst();
}

interface NewQuestion extends Omit<QuestionDraft, "order"> {
  assessmentId: TemplateId;
  order: number;
  now: Date;
}

export function insertQuestion(db: Db, { now, ...question }: NewQuestion) {
  return db
    .insertInto("assessment_questions")
    .values({ ...question, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function changeQuestion(db: Db, id: QuestionId, change: QuestionChange, now: Date) {
  return db
    .updateTable("assessment_questions")
    .set({ ...change, updatedAt: now })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteQuestion(db: Db, id: QuestionId): Promise<void> {
  await db.deleteFrom("assessment_questions").where("id", "=", id).execute();
}

export async function setOrder(db: Db, id: QuestionId, order: number, now: Date): Promise<void> {
  await db.updateTable("assessment_questions").set({ order, updatedAt: now }).where("id", "=", id).execute();
}
