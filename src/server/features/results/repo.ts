import { sql } from "kysely";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { AttemptId, TemplateId, VersionId } from "#shared/domain/ids";
import type { Db } from "../../db/database";

/** The title of a template; undefined if it was deleted. */
export const findTitle = (db: Db, id: TemplateId) =>
  db
    .selectFrom("assessments")
    .select("title")
    .where("id", "=", id)
    .where("isDeleted", "=", false)
    .executeTakeFirst();

/** A template's number of attempts by status. */
export const listCounts = (db: Db, id: TemplateId) =>
  db
    .selectFrom("attempt_counts")
    .select(["status", "count"])
    .where("assessmentId", "=", id)
    .orderBy("status")
    .execute();

/** A template's versions, newest first. */
export const listVersions = (db: Db, id: TemplateId) =>
  db
    .selectFrom("assessment_versions")
    .select(["id", "createdAt", "scoring", "language"])
    .where("assessmentId", "=", id)
    .orderBy("id", "desc")
    .execute();

/** The questions of all versions of a template, by version and in order. */
export const listVersionQuestions = (db: Db, id: TemplateId) =>
  db
    .selectFrom("user_assessment_questions as question")
    .innerJoin("assessment_versions as version", "version.id", "question.versionId")
    .select([
      "question.id",
      "question.versionId",
      "question.originalQuestionId",
      "question.order",
      "question.questionText",
      "question.shortName",
      "question.questionType",
      "question.options",
      "question.selection",
      "question.scaleLabels",
      "question.highIs",
      "question.conditions",
    ])
    .where("version.assessmentId", "=", id)
    .orderBy("question.versionId")
    .orderBy("question.order")
    .orderBy("question.id")
    .execute();

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];
export type VersionQuestionRow = Awaited<ReturnType<typeof listVersionQuestions>>[number];

/** Which attempts of a template; all started ones by default. */
export interface Chosen {
  id: TemplateId;
  version?: number | undefined;
  status?: AttemptStatus | undefined;
}

/** Attempts whose facts are joined in one row. */
const ATTEMPTS_PER_ROW = 8192;

const versionsOf = (db: Db, { id, version }: Chosen) => {
  const versions = db.selectFrom("assessment_versions").select("id").where("assessmentId", "=", id);
  // An unknown id selects no version.
  return version === undefined ? versions : versions.where("id", "=", version as VersionId);
};

/**
 * Facts of started attempts for `read-facts.mjs`. Kinds: 2 completed, 1 open, 0 open without facts (`begun` is set).
 */
export function factsOf(db: Db, chosen: Chosen) {
  const { status } = chosen;
  const completed = db
    .selectFrom("attempt_facts")
    .select([
      sql<number>`2`.as("kind"),
      "versionId",
      sql<string | null>`string_agg(facts, '')`.as("joined"),
      sql<number>`0`.as("begun"),
    ])
    .where("versionId", "in", versionsOf(db, chosen))
    .groupBy(["versionId", sql`"userAssessmentId" / ${sql.lit(ATTEMPTS_PER_ROW)}`]);
  const inProgress = db
    .selectFrom("user_assessments")
    .where("versionId", "in", versionsOf(db, chosen))
    .where("status", "=", sql.lit("in_progress"));
  const open = inProgress
    .select([
      sql<number>`1`.as("kind"),
      "versionId",
      sql<string | null>`string_agg(facts, '')`.as("joined"),
      sql<number>`0`.as("begun"),
    ])
    .where("facts", "is not", null)
    .groupBy(["versionId", sql`id / ${sql.lit(ATTEMPTS_PER_ROW)}`]);
  const withoutFacts = inProgress
    .select([
      sql<number>`0`.as("kind"),
      "versionId",
      sql<string | null>`null`.as("joined"),
      sql<number>`"begunAt"`.as("begun"),
    ])
    .where("facts", "is", null);
  if (status === "completed") return completed;
  if (status !== undefined) return open.unionAll(withoutFacts);
  return completed.unionAll(open).unionAll(withoutFacts);
}

/** The facts of an attempt in `attemptsWithFacts`: a completed one has them in its row of `attempt_facts`. */
const FACTS = sql<string | null>`case when status = 'completed' then known.facts else attempt.facts end`;

const attemptsWithFacts = (db: Db) =>
  db
    .selectFrom("user_assessments as attempt")
    .leftJoin("attempt_facts as known", (join) =>
      join
        .onRef("known.versionId", "=", "attempt.versionId")
        .onRef("known.userAssessmentId", "=", "attempt.id"),
    );

/** Started attempts with their answers, newest first, for `fold-texts.mjs`; only those older than `before`. */
export function answersOf(db: Db, { id, status }: Chosen, before: AttemptId | undefined) {
  const all = attemptsWithFacts(db)
    .select([
      "attempt.id",
      sql<number>`case when status = 'completed' then 2 else 1 end`.as("kind"),
      "attempt.versionId",
      FACTS.as("facts"),
      "attempt.responses",
    ])
    .where("attempt.assessmentId", "=", id)
    .where(FACTS, "is not", null)
    .orderBy("attempt.id", "desc");
  const ofStatus = status === undefined ? all : all.where("attempt.status", "=", status);
  return before === undefined ? ofStatus : ofStatus.where("attempt.id", "<", before);
}

/** Started attempts, one per row, as `fold-ids.mjs` reads them. */
export function begunAttempts(db: Db, chosen: Chosen) {
  const all = attemptsWithFacts(db)
    .select([
      "attempt.id",
      sql<number>`case when status = 'completed' then 2 when attempt.facts is null then 0 else 1 end`.as(
        "kind",
      ),
      "attempt.versionId",
      FACTS.as("facts"),
      "attempt.begunAt",
    ])
    .where("attempt.versionId", "in", versionsOf(db, chosen))
    .where(sql<boolean>`(status = 'in_progress' or known.facts is not null)`);
  const { status } = chosen;
  return status === undefined ? all : all.where("attempt.status", "=", status);
}

/** The participants of these attempts. */
export const listPeople = (db: Db, ids: readonly AttemptId[]) =>
  db
    .selectFrom("user_assessments as attempt")
    .innerJoin("users", "users.id", "attempt.userId")
    .select(["attempt.id", "attempt.completedAt", "users.name", "users.email"])
    .where("attempt.id", "in", ids)
    .execute();
