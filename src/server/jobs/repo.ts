import { sql } from "kysely";
import type { JobId } from "#shared/domain/ids";
import { type Db, isSqlite } from "../db/database";

/** No job ends so many servers. */
const MANY = 1_000_000;

interface NewJob {
  kind: string;
  dedupeKey: string;
  payload: object;
  runAt: Date;
  createdAt: Date;
}

/** A job taken for running. `tries` counts this try and tells it from a later one. */
export interface ClaimedJob {
  id: JobId;
  kind: string;
  payload: unknown;
  tries: number;
  /** Whether the server ended while it ran the last time. */
  isSuspect: boolean;
}

/** Stores the job, or does nothing when one with that key is waiting or running. One that was set aside comes back. */
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

/** Whether a job with that key waits or runs. */
export async function hasJob(db: Db, dedupeKey: string): Promise<boolean> {
  return (await findDue(db, dedupeKey)) !== undefined;
}

interface Claim {
  kind: string;
  now: Date;
  lockedUntil: Date;
  /** Whether it may be one that ran when the server ended. */
  maySuspect: boolean;
}

/**
 * Takes the job of that kind that has been due longest, for nobody else until `lockedUntil`. Where others may look at the
 * same time, they skip it: whoever waited for it would take it as well.
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
        .where("unfinished", "<=", maySuspect ? MANY : 0)
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

/** Ends a job, whether it succeeded or was given up. A job that was claimed again meanwhile is left alone. */
export async function finishJob(db: Db, { id, tries }: ClaimedJob): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).where("tries", "=", tries).execute();
}

/** Puts a job that failed back until `runAt`. */
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

/** Gives back a job that was interrupted or has to wait until `runAt`, as if it had not been taken. */
export async function releaseJob(db: Db, { id, tries }: ClaimedJob, runAt?: Date): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ lockedUntil: null, unfinished: 0, tries: tries - 1, ...(runAt && { runAt }) })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .execute();
}

/** What is running, or was when its process ended. */
export function listRunning(db: Db) {
  return db
    .selectFrom("jobs")
    .select(["id", "kind", "unfinished"])
    .where("lockedUntil", "is not", null)
    .execute();
}

/** Puts a job back whose process ended while it ran. */
export async function postponeJob(db: Db, id: JobId, unfinished: number, runAt: Date): Promise<void> {
  await db.updateTable("jobs").set({ lockedUntil: null, unfinished, runAt }).where("id", "=", id).execute();
}

/** Leaves a job alone for good, unless somebody asks for it. */
export async function parkJob(db: Db, id: JobId, unfinished: number, setAsideAt: Date): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ lockedUntil: null, unfinished, setAsideAt })
    .where("id", "=", id)
    .execute();
}

/** What was set aside, newest first. */
export function listParkedJobs(db: Db) {
  return db
    .selectFrom("jobs")
    .select(["id", "kind", "payload", "createdAt"])
    .select((eb) => eb.ref("setAsideAt").$notNull().as("setAsideAt"))
    .where("setAsideAt", "is not", null)
    .orderBy("setAsideAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** How many jobs wait or run, how many of those failed before, and how many were set aside. */
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

/** Makes a job that was set aside due now; false when there is none with that id. It keeps its count. */
export async function requeueJob(db: Db, id: JobId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ setAsideAt: null, runAt: now })
    .where("id", "=", id)
    .where("setAsideAt", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets what was set aside before that time. */
export async function deleteParkedJob(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("jobs").where("setAsideAt", "<=", before).execute();
}

/** Makes a job that waits due now; one that runs is left alone. */
export async function runJobNow(db: Db, dedupeKey: string, now: Date): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ runAt: now })
    .where("dedupeKey", "=", dedupeKey)
    .where("lockedUntil", "is", null)
    .execute();
}

/** The job with that key; undefined when none waits or runs. */
export function findDue(db: Db, dedupeKey: string) {
  return db
    .selectFrom("jobs")
    .select("runAt")
    .where("dedupeKey", "=", dedupeKey)
    .where("setAsideAt", "is", null)
    .executeTakeFirst();
}

/** When the jobs with these keys are due. */
export function listDue(db: Db, dedupeKeys: readonly string[]) {
  return db
    .selectFrom("jobs")
    .select(["dedupeKey", "runAt"])
    .where("dedupeKey", "in", dedupeKeys)
    .where("setAsideAt", "is", null)
    .execute();
}

/** When the next job of these kinds can be claimed; undefined when none waits. */
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
    .where("unfinished", "<=", maySuspect ? MANY : 0)
    .executeTakeFirst();
  return row?.dueAt ?? undefined;
}
