import { CARD_FIELDS, renamedCard } from "#shared/domain/card";
import { type CardGround, cardProblems } from "#shared/domain/card-check";
import { renamed } from "#shared/domain/conditions";
import type { TemplateId, VersionId } from "#shared/domain/ids";
import { MAY_BE_SAID } from "#shared/domain/question";
import { compiled, type From, type RowOf } from "../../db/compiled";
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

/** What a version keeps of a template's question; `order` is counted anew, references in `conditions` are renamed. */
const KEPT_OF_QUESTION = [
  "questionText",
  "questionType",
  "options",
  "isRequired",
  "analysisPrompt",
  ...MAY_BE_SAID,
] as const;

/** An attempt's own questions, in their order. */
export const questionsOf = compiled((db, from: From<VersionId>) =>
  db
    .selectFrom("user_assessment_questions")
    .select(["id", "order", "originalQuestionId", ...KEPT_OF_QUESTION])
    .where(
      "versionId",
      "=",
      from((id) => id),
    )
    .orderBy("order")
    .orderBy("id"),
);

/** What else a version keeps of its template. */
export const frozenOf = compiled((db, from: From<VersionId>) =>
  db
    .selectFrom("assessment_versions")
    .select(["scoring", "cards"])
    .where(
      "id",
      "=",
      from((id) => id),
    ),
);

export type AttemptQuestionRow = RowOf<typeof questionsOf>;

/** A version with a copy of the questions as they are now, counted from 1 without gaps (design section 5). */
async function makeVersion(db: Db, assessmentId: TemplateId, now: Date): Promise<VersionId> {
  const version = await db
    .insertInto("assessment_versions")
    .columns(["assessmentId", "isCurrent", "scoring", "createdAt"])
    .expression((eb) =>
      eb
        .selectFrom("assessments")
        .select((inner) => [
          "assessments.id",
          inner.val(true).as("isCurrent"),
          "scoring",
          inner.val(now).as("createdAt"),
        ])
        .where("assessments.id", "=", assessmentId)
        .where((has) =>
          has.exists(
            has.selectFrom("assessment_questions").select("id").where("assessmentId", "=", assessmentId),
          ),
        ),
    )
    .returning(["id", "scoring"])
    .executeTakeFirst();
  if (!version) throw notOffered();
  const { id, scoring } = version;
  const copies = await db
    .insertInto("user_assessment_questions")
    .columns(["versionId", "order", "originalQuestionId", ...KEPT_OF_QUESTION])
    .expression((eb) =>
      eb
        .selectFrom("assessment_questions")
        .select((inner) => [
          inner.val(id).as("versionId"),
          inner.fn
            .agg<number>("row_number")
            .over((rows) => rows.orderBy("order").orderBy("assessment_questions.id"))
            .as("order"),
          "assessment_questions.id as originalQuestionId",
          ...KEPT_OF_QUESTION,
        ])
        .where("assessmentId", "=", assessmentId)
        .orderBy("order")
        .orderBy("assessment_questions.id"),
    )
    .returning(["id", "originalQuestionId", "questionType", "options", "order", "conditions"])
    .execute();
  const own = new Map(copies.map((copy) => [Number(copy.originalQuestionId), Number(copy.id)]));
  for (const copy of copies) {
    if (!copy.conditions) continue;
    const conditions = renamed(copy.conditions, own);
    await db.updateTable("user_assessment_questions").set({ conditions }).where("id", "=", copy.id).execute();
  }
  const originals = copies.map((copy) => ({ ...copy, id: Number(copy.originalQuestionId) }));
  const cards = await cardsOf(db, assessmentId, { questions: originals, scoring });
  if (cards.length > 0)
    await db
      .updateTable("assessment_versions")
      .set({ cards: cards.map((card) => renamedCard(card, own)) })
      .where("id", "=", id)
      .execute();
  return id;
}

/** A template's cards without those that name what is gone: a rule over it might be true of everybody. */
async function cardsOf(db: Db, assessmentId: TemplateId, ground: CardGround) {
  const stored = await db
    .selectFrom("advice_cards")
    .select(CARD_FIELDS)
    .where("assessmentId", "=", assessmentId)
    .orderBy("id")
    .execute();
  const wrong = new Set(cardProblems(stored, ground).map(({ card }) => card));
  return stored.filter((card) => !wrong.has(card));
}
