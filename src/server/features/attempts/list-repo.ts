import { type RawBuilder, sql } from "kysely";
import type { AttemptsQuery } from "#shared/contracts/list-options";
import { ATTEMPT_STATUSES, type AttemptStatus } from "#shared/domain/attempt";
import type { AttemptId, ParticipantId, VersionId } from "#shared/domain/ids";
import type { AttemptSort } from "#shared/domain/list-options";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import { findPage, orderByKeys } from "../../db/find-page";
import { BATCH_SIZE } from "../../db/keyset-batches";
import { contains, lineFeed } from "../../db/search-predicate";
import { personName, personText } from "../../db/user-columns";
import { needsAttention } from "./attention-repo";
import { type AttemptListRow, attemptColumns } from "./repo";

const TITLE = sql<string>`coalesce(nullif(title, ''), 'Unknown Assessment')`;
const participantName = (db: Db) =>
  sql<string>`(select ${personName(db)} from users where id = attempt."userId")`;
const VALUE = sql`(select value from attempt_scores where "userAssessmentId" = attempt.id and dimension = '')`;
const assessmentTitle = () =>
  sql<string>`(select ${TITLE} from assessments where id = attempt."assessmentId")`;

interface Order {
  text?: (db: Db) => RawBuilder<string>;
  progress?: "asc" | "desc";
  /** Attempts without a score come last in both directions. */
  score?: "asc" | "desc";
  direction?: "ascending" | "descending";
  /** Tie-break by start time. */
  startOrder: "asc" | "desc";
}

const ORDERS: Record<AttemptSort, Order> = {
  newest: { startOrder: "desc" },
  oldest: { startOrder: "asc" },
  participant: { text: participantName, direction: "ascending", startOrder: "desc" },
  "participant-desc": { text: participantName, direction: "descending", startOrder: "asc" },
  assessment: { text: assessmentTitle, direction: "ascending", startOrder: "desc" },
  "assessment-desc": { text: assessmentTitle, direction: "descending", startOrder: "asc" },
  progress: { progress: "desc", startOrder: "desc" },
  "progress-asc": { progress: "asc", startOrder: "asc" },
  score: { score: "desc", startOrder: "desc" },
  "score-asc": { score: "asc", startOrder: "asc" },
};

/** Columns of the admin lists: the overall score, and the version whose scoring gives its band. */
const listedForAdmin = (db: Db) =>
  attemptColumns(db)
    .leftJoin("attempt_scores as overall", (join) =>
      join.onRef("overall.userAssessmentId", "=", "attempt.id").on("overall.dimension", "=", OVERALL),
    )
    .select(["attempt.versionId", "overall.value as score"]);

export type ListedAttemptRow = Awaited<ReturnType<typeof attemptsAfter>>[number];

/** Scoring by version, for the versions of rows that have a score. */
export async function scoringsOf(db: Db, rows: readonly ListedAttemptRow[]) {
  const ids = [...new Set(rows.flatMap(({ score, versionId }) => (score === null ? [] : [versionId])))];
  if (ids.length === 0) return new Map<VersionId, Scoring | null>();
  const versions = await db
    .selectFrom("assessment_versions")
    .select(["id", "scoring"])
    .where("id", "in", ids)
    .execute();
  return new Map(versions.map(({ id, scoring }) => [id, scoring]));
}

/**
 * One page of attempts that match the query.
 * @param count attempts with its status; undefined if no count is kept
 * @param quietSince stuck and unopened attempts have had no activity since then
 */
export async function listAttemptsPage(
  db: Db,
  searchWorker: SearchWorker,
  pageQuery: AttemptsQuery,
  count: number | undefined,
  quietSince: Date,
) {
  const { q, status, sort, page, size } = pageQuery;
  const { text, progress, score, direction, startOrder } = ORDERS[sort];
  const isByScore =
    pageQuery.band !== undefined || pageQuery.from !== undefined || pageQuery.to !== undefined;
  let query = db
    .selectFrom("user_assessments as attempt")
    .select(["attempt.id", (text?.(db) ?? sql<string>`null`).as("text")]);
  if (isStatus(status)) query = query.where("attempt.status", "=", status);
  else if (status !== "all") query = query.where(needsAttention(status, quietSince));
  if (q !== "") query = query.where(matches(db, q));
  if (isByScore) query = query.where("attempt.id", "in", idsByScore(db, pageQuery));
  if (progress) query = query.orderBy("attempt.progress", progress);
  if (score)
    query = query.orderBy(VALUE, (order) => (score === "asc" ? order.asc() : order.desc()).nullsLast());
  const isIndexed = q === "" && !isByScore && !text && !progress && !score;
  const found = await findPage<AttemptId>(searchWorker, {
    query: (direction) => query.orderBy("attempt.begunAt", direction).orderBy("attempt.id", direction),
    direction: startOrder,
    count: isIndexed ? count : undefined,
    page,
    size,
    byText: direction,
  });
  const rows = await listedForAdmin(db).where("attempt.id", "in", found.ids).execute();
  return { ...found, rows: orderByKeys(found.ids, rows) };
}

export const isStatus = (filter: AttemptsQuery["status"]): filter is AttemptStatus =>
  ATTEMPT_STATUSES.some((status) => status === filter);

/** Attempts by overall score as shown. A literal dimension lets SQLite use the partial index (migration 0012). */
function idsByScore(db: Db, { band, from, to }: AttemptsQuery) {
  let query = db
    .selectFrom("attempt_scores")
    .select("userAssessmentId")
    .where("dimension", "=", sql.lit(OVERALL));
  if (band !== undefined) query = query.where("band", "=", band);
  if (from !== undefined) query = query.where("shown", ">=", from);
  if (to !== undefined) query = query.where("shown", "<=", to);
  return query;
}

/** Names of the bands that attempts are in. Skips through the index from band to band without reading attempts. */
export async function bandsInUse(db: Db): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) =>
    sql`(SELECT min(band) FROM attempt_scores WHERE dimension = '' AND band > ${after})`;
  const { rows } = await sql<{ band: string }>`
    WITH RECURSIVE used (band) AS (
      SELECT ${next(sql`''`)} UNION ALL SELECT ${next(sql`used.band`)} FROM used WHERE band IS NOT NULL
    ) SELECT band FROM used WHERE band IS NOT NULL LIMIT ${MAX_BANDS}`.execute(db);
  return rows.map(({ band }) => band);
}

/** The most bands that the filter offers. */
const MAX_BANDS = 200;

/** The next newer and next older attempt; null at the ends of the list and for an unknown id. */
export async function findAdjacentAttempts(db: Db, id: AttemptId) {
  const beside = (compare: ">" | "<", direction: "asc" | "desc") =>
    db
      .selectFrom("user_assessments as attempt")
      .innerJoin("user_assessments as one", (join) => join.on("one.id", "=", id))
      .select("attempt.id")
      .where((eb) =>
        eb(eb.refTuple("attempt.begunAt", "attempt.id"), compare, eb.refTuple("one.begunAt", "one.id")),
      )
      .orderBy("attempt.begunAt", direction)
      .orderBy("attempt.id", direction)
      .limit(1)
      .executeTakeFirst();
  const [newer, older] = await Promise.all([beside(">", "asc"), beside("<", "desc")]);
  return { newer: newer?.id ?? null, older: older?.id ?? null };
}

/** Unary plus keeps the planner off the attempts' indexes, so each subquery runs once, not once per attempt. */
const matches = (db: Db, q: string) => sql<boolean>`(
  +attempt."userId" in (select id from users where ${contains(db, personText(db), q)})
  or +attempt."assessmentId" in (select id from assessments where ${contains(db, TITLE, q)})
  ${q.includes("\n") ? sql`or ${contains(db, searchText(db), q)}` : sql``}
)`;
/** Participant and title as one text, for a search with a line break that spans both. */
const searchText = (db: Db) =>
  sql<string>`(select ${personText(db)} from users where id = attempt."userId") || ${lineFeed(db)} || ${assessmentTitle()}`;

/** Attempts by status, from counts that the triggers of migration 0007 maintain. */
export async function countAttempts(db: Db): Promise<Record<AttemptStatus, number>> {
  const counts = await db
    .selectFrom("attempt_counts")
    .select((eb) => ["status", eb.fn.sum<number>("count").as("count")])
    .groupBy("status")
    .execute();
  const none = { not_started: 0, in_progress: 0, completed: 0 };
  return { ...none, ...Object.fromEntries(counts.map(({ status, count }) => [status, count])) };
}

/** Attempts of these participants by status, each with the title of the newest. */
export function attemptCountsOf(db: Db, userIds: readonly ParticipantId[]) {
  const counted = db
    .selectFrom("user_assessments")
    .select((eb) => [
      "userId",
      "status",
      eb.fn.countAll<number>().as("count"),
      eb.fn.max("id").as("newestId"),
    ])
    .where("userId", "in", userIds)
    .groupBy(["userId", "status"]);
  return db
    .selectFrom(counted.as("counted"))
    .innerJoin("user_assessments as attempt", "attempt.id", "counted.newestId")
    .innerJoin("assessments", "assessments.id", "attempt.assessmentId")
    .select(["counted.userId", "counted.status", "counted.count", TITLE.as("newest")])
    .execute();
}

/** The next batch of attempts, newest first, after `last` or from the start. */
export function attemptsAfter(db: Db, last: Pick<AttemptListRow, "id" | "createdAt"> | undefined) {
  let query = listedForAdmin(db)
    .orderBy("attempt.createdAt", "desc")
    .orderBy("attempt.id", "desc")
    .limit(BATCH_SIZE);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple("attempt.createdAt", "attempt.id"), "<", eb.tuple(last.createdAt, last.id)),
    );
  }
  return query.execute();
}

export const latestCompleted = (db: Db, limit: number) =>
  listedForAdmin(db)
    .where("attempt.completedAt", "is not", null)
    .orderBy("attempt.completedAt", "desc")
    .orderBy("attempt.id", "desc")
    .limit(limit)
    .execute();
