import { CARD_FIELDS, renamedCard } from "#shared/domain/cards/card";
import { type CardCheckContext, cardProblems } from "#shared/domain/cards/card-check";
import type { TemplateId, VersionId } from "#shared/domain/ids";
import { renamed } from "#shared/domain/questions/conditions";
import { OPTIONAL_QUESTION_FIELDS } from "#shared/domain/questions/question";
import { type Db, lockRow } from "../../db/database";
import { type Bind, prepareQuery, type RowOf } from "../../db/prepared-queries";
import { noLongerAvailable } from "../templates/service";

/** The current version, created by the first start after an edit (decision 0049). CONFLICT without questions. */
export async function currentVersion(tx: Db, templateId: TemplateId, now: Date): Promise<VersionId> {
  await lockRow(tx, "assessments", templateId);
  const current = await tx
    .selectFrom("assessment_versions")
    .select("id")
    .where("assessmentId", "=", templateId)
    .where("isCurrent", "=", true)
    .executeTakeFirst();
  return current?.id ?? makeVersion(tx, templateId, now);
}

/** Columns copied to a version's questions. `order` is renumbered and ids in `conditions` are replaced. */
const COPIED_COLUMNS = [
  "questionText",
  "questionType",
  "options",
  "isRequired",
  "analysisPrompt",
  ...OPTIONAL_QUESTION_FIELDS,
] as const;

/** A version's questions in order. */
export const questionsOf = prepareQuery((db, from: Bind<VersionId>) =>
  db
    .selectFrom("user_assessment_questions")
    .select(["id", "order", "originalQuestionId", ...COPIED_COLUMNS])
    .where(
      "versionId",
      "=",
      from((id) => id),
    )
    .orderBy("order")
    .orderBy("id"),
);

/** The other template fields that a version keeps. */
export const frozenVersion = prepareQuery((db, from: Bind<VersionId>) =>
  db
    .selectFrom("assessment_versions")
    .select(["scoring", "cards", "chatSuggestions"])
    .where(
      "id",
      "=",
      from((id) => id),
    ),
);

export type AttemptQuestionRow = RowOf<typeof questionsOf>;

/** Creates a version from the current questions, numbered from 1 without gaps. */
async function makeVersion(db: Db, assessmentId: TemplateId, now: Date): Promise<VersionId> {
  const version = await db
    .insertInto("assessment_versions")
    .columns(["assessmentId", "isCurrent", "scoring", "chatSuggestions", "language", "createdAt"])
    .expression((eb) =>
      eb
        .selectFrom("assessments")
        .select((inner) => [
          "assessments.id",
          inner.cast<boolean>(inner.val(true), "smallint").as("isCurrent"),
          "scoring",
          "chatSuggestions",
          "language",
          inner.cast<Date>(inner.val(now), "bigint").as("createdAt"),
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
  if (!version) throw noLongerAvailable();
  const { id, scoring } = version;
  const copies = await db
    .insertInto("user_assessment_questions")
    .columns(["versionId", "order", "originalQuestionId", ...COPIED_COLUMNS])
    .expression((eb) =>
      eb
        .selectFrom("assessment_questions")
        .select((inner) => [
          inner.cast<VersionId>(inner.val(id), "bigint").as("versionId"),
          inner.fn
            .agg<number>("row_number")
            .over((rows) => rows.orderBy("order").orderBy("assessment_questions.id"))
            .as("order"),
          "assessment_questions.id as originalQuestionId",
          ...COPIED_COLUMNS,
        ])
        .where("assessmentId", "=", assessmentId)
        .orderBy("order")
        .orderBy("assessment_questions.id"),
    )
    .returning(["id", "originalQuestionId", "questionType", "options", "answerKind", "order", "conditions"])
    .execute();
  const newIds = new Map(copies.map((copy) => [Number(copy.originalQuestionId), Number(copy.id)]));
  for (const copy of copies) {
    if (!copy.conditions) continue;
    const conditions = renamed(copy.conditions, newIds);
    await db.updateTable("user_assessment_questions").set({ conditions }).where("id", "=", copy.id).execute();
  }
  const originals = copies.map((copy) => ({ ...copy, id: Number(copy.originalQuestionId) }));
  const cards = await cardsOf(db, assessmentId, { questions: originals, scoring });
  if (cards.length > 0)
    await db
      .updateTable("assessment_versions")
      .set({ cards: cards.map((card) => renamedCard(card, newIds)) })
      .where("id", "=", id)
      .execute();
  return id;
}

/** A template's cards without those that refer to deleted items: their rules might match everyone. */
async function cardsOf(db: Db, assessmentId: TemplateId, context: CardCheckContext) {
  const stored = await db
    .selectFrom("advice_cards")
    .select(CARD_FIELDS)
    .where("assessmentId", "=", assessmentId)
    .orderBy("id")
    .execute();
  const invalidCards = new Set(cardProblems(stored, context).map(({ card }) => card));
  return stored.filter((card) => !invalidCards.has(card));
}
