import { CARD_FIELDS, type Card } from "#shared/domain/cards/card";
import type { TemplateId } from "#shared/domain/ids";
import { OPTIONAL_QUESTION_FIELDS } from "#shared/domain/questions/question";
import type { Db } from "../../db/database";

/** A template's cards, oldest first. */
export function listCards(db: Db, templateId: TemplateId) {
  return db
    .selectFrom("advice_cards")
    .select(CARD_FIELDS)
    .where("assessmentId", "=", templateId)
    .orderBy("id")
    .execute();
}

/** The template fields that cards depend on: language, scoring, and questions in order. */
export async function findTemplateWithCards(db: Db, templateId: TemplateId) {
  const template = await db
    .selectFrom("assessments")
    .select(["language", "scoring"])
    .where("id", "=", templateId)
    .executeTakeFirstOrThrow();
  const questions = await db
    .selectFrom("assessment_questions")
    .select([
      "id",
      "order",
      "questionText",
      "questionType",
      "options",
      "isRequired",
      "analysisPrompt",
      ...OPTIONAL_QUESTION_FIELDS,
    ])
    .where("assessmentId", "=", templateId)
    .orderBy("order")
    .orderBy("id")
    .execute();
  return { ...template, questions };
}

/** Inserts a card, or replaces the one with the same key. */
export async function storeCard(db: Db, assessmentId: TemplateId, card: Card, now: Date): Promise<void> {
  const { key: _key, ...change } = card;
  await db
    .insertInto("advice_cards")
    .values({ ...card, assessmentId, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict.columns(["assessmentId", "key"]).doUpdateSet({ ...change, updatedAt: now }),
    )
    .execute();
}

/** False if there is no such card. */
export async function deleteCard(db: Db, templateId: TemplateId, key: string): Promise<boolean> {
  const result = await db
    .deleteFrom("advice_cards")
    .where("assessmentId", "=", templateId)
    .where("key", "=", key)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
