import { sql } from "kysely";
import type { JobId } from "#shared/domain/ids";
import { type Db, isSqlite } from "../db/database";

/** More crashes than any job causes. */
const NO_CRASH_LIMIT = 1_000_000;

interface NewJob {
  kind: string;
  dedupeKey: string;
  payload: object;
  runAt: Date;
  createdAt: Date;
}

/** A claimed job. `tries` includes this try and distinguishes it from later claims. */
export interface ClaimedJob {
  id: JobId;
  kind: string;
  payload: unknown;
  tries: number;
  /** True if the server crashed during its last run. */
  isSuspect: boolean;
}

/** Stores the job. Does nothing if one with that key is waiting or running, and requeues a paused one. */
export const insertJob = (db: Db, job: NewJob) =>
  db
    .insertInto("jobs")
    .values({ ...job, lockedUntil: null, lastError: null, setAsideAt: null })
    .onConflict((conflict) =>
      conflict
        .column("dedupeKey")
        .doUpdateSet({ setAsideAt: null, runAt: job.runAt })
        .where("jobs.setAsideAt", "is not", null),
    );

/** True if a job with that key is waiting or running. */
export async function hasJob(db: Db, dedupeKey: string): Promise<boolean> {
  return (await findDue(db, dedupeKey)) !== undefined;
}

interface Claim {
  kind: string;
  now: Date;
  lockedUntil: Date;
  /** Whether to include jobs that ran when the server crashed. */
  maySuspect: boolean;
}

/**
 * Claims the job that is due longest, until `lockedUntil`. Skips locked rows: waiting would claim the same job twice.
 */
export async function claimJob(db: Db, claim: Claim): Promise<ClaimedJob | undefined> {
  const { kind, now, lockedUntil, maySuspect } = claim;
  const [job] = await db
    .updateTable("jobs")
    .set((eb) => ({ lockedUntil, tries: eb("tries", "+", 1) }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("jobs")
        .select("id")
        .where("kind", "=", kind)
        .where("runAt", "<=", now)
        .where("setAsideAt", "is", null)
        .where("unfinished", "<=", maySuspect ? NO_CRASH_LIMIT : 0)
        .where((or) => or.or([or("lockedUntil", "is", null), or("lockedUntil", "<=", now)]))
        .orderBy("runAt")
        .orderBy("id")
        .limit(1)
        .$if(!isSqlite(db), (job) => job.forUpdate().skipLocked()),
    )
    .returning(["id", "kind", "payload", "tries", "unfinished"])
    .execute();
  return job && { ...job, isSuspect: job.unfinished > 0 };
}

/** Deletes a job that succeeded or was given up. Does nothing if it was claimed again in the meantime. */
export async function finishJob(db: Db, { id, tries }: ClaimedJob): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).where("tries", "=", tries).execute();
}

/** Schedules a failed job again. */
export async function retryJob(
  db: Db,
  { id, tries }: ClaimedJob,
  runAt: Date,
  lastError: string,
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ lockedUntil: null, unfinished: 0, runAt, lastError })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .execute();
}

/** Returns an interrupted or postponed job to the queue, without counting this try. */
export async function releaseJob(db: Db, { id, tries }: ClaimedJob, runAt?: Date): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ lockedUntil: null, unfinished: 0, tries: tries - 1, ...(runAt && { runAt }) })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .execute();
}

/** Jobs that are running, or were when the process ended. */
export function listRunning(db: Db) {
  return db
    .selectFrom("jobs")
    .select(["id", "kind", "unfinished"])
    .where("lockedUntil", "is not", null)
    .execute();
}

/** Schedules a job again after its process ended during the run. */
export async function postponeJob(db: Db, id: JobId, unfinished: number, runAt: Date): Promise<void> {
  await db.updateTable("jobs").set({ lockedUntil: null, unfinished, runAt }).where("id", "=", id).execute();
}

/** Pauses a job: it won't run again unless an admin requeues it. */
export async function pauseJob(db: Db, id: JobId, unfinished: number, setAsideAt: Date): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ lockedUntil: null, unfinished, setAsideAt })
    .where("id", "=", id)
    .execute();
}

/** Paused jobs, newest first. */
export function listPausedJobs(db: Db) {
  return db
    .selectFrom("jobs")
    .select(["id", "kind", "payload", "createdAt"])
    .select((eb) => eb.ref("setAsideAt").$notNull().as("setAsideAt"))
    .where("setAsideAt", "is not", null)
    .orderBy("setAsideAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** `waiting` includes running jobs, `retrying` are those of them that failed before. */
export async function countJobs(db: Db) {
  const { waiting, retrying, paused } = await db
    .selectFrom("jobs")
    .select(({ fn }) => [
      fn.count<number>("id").filterWhere("setAsideAt", "is", null).as("waiting"),
      fn
        .count<number>("id")
        .filterWhere("setAsideAt", "is", null)
        .filterWhere("lastError", "is not", null)
        .as("retrying"),
      fn.count<number>("id").filterWhere("setAsideAt", "is not", null).as("paused"),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, retrying, paused };
}

/** Makes a paused job due now, keeping its crash count; false if there is none with that id. */
export async function requeueJob(db: Db, id: JobId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ setAsideAt: null, runAt: now })
    .where("id", "=", id)
    .where("setAsideAt", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes jobs paused at or before that time. */
export async function deletePausedJobs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("jobs").where("setAsideAt", "<=", before).execute();
}

/** Makes a waiting job due now. Running jobs are unchanged. */
export async function runJobNow(db: Db, dedupeKey: string, now: Date): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ runAt: now })
    .where("dedupeKey", "=", dedupeKey)
    .where("lockedUntil", "is", null)
    .execute();
}

/** The waiting or running job with that key; undefined without one. */
export function findDue(db: Db, dedupeKey: string) {
  return db
    .selectFrom("jobs")
    .select("runAt")
    .where("dedupeKey", "=", dedupeKey)
    .where("setAsideAt", "is", null)
    .executeTakeFirst();
}

/** Due times of the waiting or running jobs with these keys. */
export function listDue(db: Db, dedupeKeys: readonly string[]) {
  return db
    .selectFrom("jobs")
    .select(["dedupeKey", "runAt"])
    .where("dedupeKey", "in", dedupeKeys)
    .where("setAsideAt", "is", null)
    .execute();
}

/** Time when the next job of these kinds can be claimed; undefined if none is waiting. */
export async function nextDueAt(
  db: Db,
  kinds: readonly string[],
  maySuspect: boolean,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom("jobs")
    .select(
      sql<Date | null>`min(case when "lockedUntil" > "runAt" then "lockedUntil" else "runAt" end)`.as(
        "dueAt",
      ),
    )
    .where("kind", "in", kinds)
    .where("setAsideAt", "is", null)
    .where("unfinished", "<=", maySuspect ? NO_CRASH_LIMIT : 0)
    .executeTakeFirst();
  return row?.dueAt ?? undefined;
}
