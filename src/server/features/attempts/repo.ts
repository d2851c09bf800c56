import type { SelectQueryBuilder } from "kysely";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { Advice, Author } from "#shared/domain/cards/advice";
import type { AttemptId, ParticipantId, TemplateId, VersionId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import { type Bind, prepareQuery } from "../../db/prepared-queries";
import type { ParticipantIdentity } from "../participant-auth/rules";
import type { Version } from "./version-cache";

/** What lists show of an attempt, with the names of its template and its participant. */
export function attemptColumns(db: Db) {
  return db
    .selectFrom("user_assessments as attempt")
    .innerJoin("assessments as template", "template.id", "attempt.assessmentId")
    .innerJoin("users as person", "person.id", "attempt.userId")
    .select([
      "attempt.id",
      "attempt.userId",
      "attempt.assessmentId",
      "attempt.status",
      "attempt.progress",
      "attempt.startedAt",
      "attempt.completedAt",
      "attempt.createdAt",
      "attempt.updatedAt",
      "template.title",
      "template.description",
      "template.language",
      "person.email",
      "person.name",
    ]);
}

/** Who reads their own attempts. */
type Reader = Pick<ParticipantIdentity, "id">;

/** One attempt, for whom it is to be read. */
interface Wanted {
  id: AttemptId;
  by: Reader;
}

type Listed<Row> =
  ReturnType<typeof attemptColumns> extends SelectQueryBuilder<infer Tables, infer Names, unknown>
    ? SelectQueryBuilder<Tables, Names, Row>
    : never;

/** Of these attempts the one that is wanted, where it is its reader's own. */
const asWanted = <Row>(attempts: Listed<Row>, from: Bind<Wanted>): Listed<Row> =>
  attempts
    .where(
      "attempt.id",
      "=",
      from(({ id }) => id),
    )
    .where(
      "attempt.userId",
      "=",
      from(({ by }) => by.id),
    );

/** The same with the answers: what its participant reads of one attempt. Foreign and missing are no row. */
export const shownAttemptOf = prepareQuery((db, from: Bind<Wanted>) =>
  asWanted(attemptColumns(db).select("attempt.responses"), from),
);

/** The same with everything that is stored of one attempt; what it shares with others, its version knows. */
function whole(db: Db) {
  return attemptColumns(db).select([
    "person.verifiedAt",
    "attempt.responses",
    "attempt.hiddenResponses",
    "attempt.furthest",
    "attempt.facts",
    "attempt.revision",
    "attempt.recommendations",
    "attempt.recommendationsData",
    "attempt.recommendationsBy",
    "template.resultsAnalysisPrompt",
    "template.isSharedDevice",
    "attempt.versionId",
  ]);
}

export type AttemptListRow = Awaited<ReturnType<typeof listAttemptsOf>>[number];
export type ShownAttemptRow = AttemptListRow & Pick<WholeAttemptRow, "responses">;
export type StoredAttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;
/** With its version's questions and scoring. */
export type WholeAttemptRow = StoredAttemptRow & Version;

export function listAttemptsOf(db: Db, by: Reader) {
  return attemptColumns(db)
    .where("attempt.userId", "=", by.id)
    .orderBy("attempt.createdAt", "desc")
    .orderBy("attempt.id", "desc")
    .execute();
}

export function findAttempt(db: Db, id: AttemptId) {
  return whole(db).where("attempt.id", "=", id).executeTakeFirst();
}

/** One participant's attempt; foreign and missing are the same: no row. */
export const attemptOf = prepareQuery((db, from: Bind<Wanted>) => asWanted(whole(db), from));

/** What a participant has on this template, the newest first. */
const ownOn = (db: Db, by: Reader, templateId: TemplateId, status: AttemptStatus) =>
  db
    .selectFrom("user_assessments")
    .select("id")
    .where("userId", "=", by.id)
    .where("assessmentId", "=", templateId)
    .where("status", "=", status)
    .orderBy("id", "desc");

/** An attempt on this template made since then, that nothing has been answered in. */
export const findUntouched = (db: Db, by: Reader, templateId: TemplateId, since: Date) =>
  ownOn(db, by, templateId, "in_progress")
    .where("createdAt", ">", since)
    .where("responses", "=", {})
    .executeTakeFirst();

/** The newest attempt on this template that was begun and is not completed. */
export const findOpen = (db: Db, by: Reader, templateId: TemplateId) =>
  ownOn(db, by, templateId, "in_progress").executeTakeFirst();

/** The newest attempt on this template that was completed since then. */
export const findCompleted = (db: Db, by: Reader, templateId: TemplateId, since: Date) =>
  ownOn(db, by, templateId, "completed").where("completedAt", ">", since).executeTakeFirst();

/** The attempt on this template that an admin has assigned and nobody has opened; there is one at most. */
export const findAssigned = (db: Db, by: Reader, templateId: TemplateId) =>
  ownOn(db, by, templateId, "not_started").executeTakeFirst();

/** The statuses of these participants' attempts on this template. */
export function listStatuses(db: Db, templateId: TemplateId, userIds: readonly ParticipantId[]) {
  return db
    .selectFrom("user_assessments")
    .select(["userId", "status"])
    .distinct()
    .where("userId", "in", userIds)
    .where("assessmentId", "=", templateId)
    .execute();
}

/** The templates that a participant has attempts of. */
export const listTemplatesOf = (db: Db, userId: ParticipantId) =>
  db.selectFrom("user_assessments").select("assessmentId").distinct().where("userId", "=", userId).execute();

interface NewAttempt {
  userId: ParticipantId;
  assessmentId: TemplateId;
  versionId: VersionId;
  status: AttemptStatus;
  startedAt: Date | null;
  now: Date;
}

/** Makes an attempt on that version of its template. */
export async function insertAttempt(db: Db, { now, ...attempt }: NewAttempt): Promise<AttemptId> {
  const { id } = await db
    .insertInto("user_assessments")
    .values({
      ...attempt,
      recommendations: null,
      recommendationsData: null,
      recommendationsBy: null,
      completedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface WrittenRecommendations {
  markdown: string;
  data: Advice;
  by: Author;
}

/** Stores recommendations where there are none. False when there are, or the attempt is gone. */
export async function storeRecommendations(
  db: Db,
  id: AttemptId,
  { markdown, data, by }: WrittenRecommendations,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable("user_assessments")
    .set({ recommendations: markdown, recommendationsData: data, recommendationsBy: by, updatedAt: now })
    .where("id", "=", id)
    .where("recommendations", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Stores that the built-in assistant had nothing to recommend. False when that is stored, or the attempt is gone. */
export async function storeNoRecommendations(db: Db, id: AttemptId, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("user_assessments")
    .set({ recommendationsBy: "built-in", updatedAt: now })
    .where("id", "=", id)
    .where("recommendations", "is", null)
    .where("recommendationsBy", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes an attempt with its messages and history. False when it was gone already. */
export async function deleteAttempt(db: Db, id: AttemptId): Promise<boolean> {
  const result = await db.deleteFrom("user_assessments").where("id", "=", id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
