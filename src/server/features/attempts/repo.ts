import type { SelectQueryBuilder } from "kysely";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { Advice, Author } from "#shared/domain/cards/advice";
import type { AttemptId, ParticipantId, TemplateId, VersionId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import { type Bind, prepareQuery } from "../../db/prepared-queries";
import type { ParticipantIdentity } from "../participant-auth/rules";
import type { Version } from "./version-cache";

/** Columns of an attempt in lists, with its template and participant. */
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

type Reader = Pick<ParticipantIdentity, "id">;

interface AttemptKey {
  id: AttemptId;
  by: Reader;
}

type AttemptQuery<Row> =
  ReturnType<typeof attemptColumns> extends SelectQueryBuilder<infer Tables, infer Names, unknown>
    ? SelectQueryBuilder<Tables, Names, Row>
    : never;

/** Filters for one attempt of one participant. */
const filterByKey = <Row>(attempts: AttemptQuery<Row>, from: Bind<AttemptKey>): AttemptQuery<Row> =>
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

/** An attempt with its answers, for its participant. No row if it is missing or belongs to someone else. */
export const shownAttemptOf = prepareQuery((db, from: Bind<AttemptKey>) =>
  filterByKey(attemptColumns(db).select("attempt.responses"), from),
);

/** All stored columns of an attempt. Its questions and scoring belong to its version. */
function selectStored(db: Db) {
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
export type WholeAttemptRow = StoredAttemptRow & Version;

export function listAttemptsOf(db: Db, by: Reader) {
  return attemptColumns(db)
    .where("attempt.userId", "=", by.id)
    .orderBy("attempt.createdAt", "desc")
    .orderBy("attempt.id", "desc")
    .execute();
}

export function findAttempt(db: Db, id: AttemptId) {
  return selectStored(db).where("attempt.id", "=", id).executeTakeFirst();
}

/** A participant's attempt. No row if it is missing or belongs to someone else. */
export const attemptOf = prepareQuery((db, from: Bind<AttemptKey>) => filterByKey(selectStored(db), from));

/** A participant's attempts on a template, newest first. */
const ownAttemptsOn = (db: Db, by: Reader, templateId: TemplateId, status: AttemptStatus) =>
  db
    .selectFrom("user_assessments")
    .select("id")
    .where("userId", "=", by.id)
    .where("assessmentId", "=", templateId)
    .where("status", "=", status)
    .orderBy("id", "desc");

/** An open attempt without answers, created after `since`. */
export const findUntouched = (db: Db, by: Reader, templateId: TemplateId, since: Date) =>
  ownAttemptsOn(db, by, templateId, "in_progress")
    .where("createdAt", ">", since)
    .where("responses", "=", {})
    .executeTakeFirst();

/** The newest started attempt on a template that isn't completed. */
export const findOpen = (db: Db, by: Reader, templateId: TemplateId) =>
  ownAttemptsOn(db, by, templateId, "in_progress").executeTakeFirst();

/** The newest attempt on a template that was completed after `since`. */
export const findCompleted = (db: Db, by: Reader, templateId: TemplateId, since: Date) =>
  ownAttemptsOn(db, by, templateId, "completed").where("completedAt", ">", since).executeTakeFirst();

/** The attempt that was assigned and not yet opened; there is at most one. */
export const findAssigned = (db: Db, by: Reader, templateId: TemplateId) =>
  ownAttemptsOn(db, by, templateId, "not_started").executeTakeFirst();

/** The distinct statuses of these participants' attempts on a template. */
export function listStatuses(db: Db, templateId: TemplateId, userIds: readonly ParticipantId[]) {
  return db
    .selectFrom("user_assessments")
    .select(["userId", "status"])
    .distinct()
    .where("userId", "in", userIds)
    .where("assessmentId", "=", templateId)
    .execute();
}

/** The templates that a participant has attempts on. */
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

/** Stores recommendations if there are none. False if there are, or the attempt was deleted. */
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

/** Stores that there is nothing to recommend. False if recommendations or an author are stored, or it was deleted. */
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

/** Deletes an attempt with its messages and history. False if it no longer exists. */
export async function deleteAttempt(db: Db, id: AttemptId): Promise<boolean> {
  const result = await db.deleteFrom("user_assessments").where("id", "=", id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
