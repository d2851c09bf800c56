import { sql } from "kysely";
import type { Db } from "../db/database";

interface NewJob {
  kind: string;
  dedupeKey: string;
  payload: object;
  runAt: Date;
  createdAt: Date;
}

/** A job taken for running. `tries` counts this try and tells it from a later one. */
export interface ClaimedJob {
  id: number;
  kind: string;
  payload: unknown;
  tries: number;
}

/** Stores the job, or does nothing when one with that key is waiting or running. */
export const insertJob = (db: Db, job: NewJob) =>
  db
    .insertInto("jobs")
    .values({ ...job, lockedUntil: null, lastError: null })
    .onConflict((conflict) => conflict.column("dedupeKey").doNothing());

/** Whether a job with that key waits or runs. */
export async function hasJob(db: Db, dedupeKey: string): Promise<boolean> {
  const row = await db.selectFrom("jobs").select("id").where("dedupeKey", "=", dedupeKey).executeTakeFirst();
  return row !== undefined;
}

/** Takes the job of that kind that has been due longest, for nobody else until `lockedUntil`. */
export async function claimJob(db: Db, kind: string, now: Date, lockedUntil: Date) {
  const [job] = await db
    .updateTable("jobs")
    .set((eb) => ({ lockedUntil, tries: eb("tries", "+", 1) }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("jobs")
        .select("id")
        .where("kind", "=", kind)
        .where("runAt", "<=", now)
        .where((or) => or.or([or("lockedUntil", "is", null), or("lockedUntil", "<=", now)]))
        .orderBy("runAt")
        .orderBy("id")
        .limit(1),
    )
    .returning(["id", "kind", "payload", "tries"])
    .execute();
  return job;
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
    .set({ lockedUntil: null, runAt, lastError })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .execute();
}

/** Gives back a job that was interrupted, as if it had not been taken. */
export async function releaseJob(db: Db, { id, tries }: ClaimedJob): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ lockedUntil: null, tries: tries - 1 })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .execute();
}

/** Gives back what a process that is no longer there had taken. */
export async function clearLeases(db: Db): Promise<void> {
  await db.updateTable("jobs").set({ lockedUntil: null }).where("lockedUntil", "is not", null).execute();
}

/** Makes a job that waits due now; one that runs is left alone. */
export async function hurryJob(db: Db, dedupeKey: string, now: Date): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ runAt: now })
    .where("dedupeKey", "=", dedupeKey)
    .where("lockedUntil", "is", null)
    .execute();
}

/** The job with that key; undefined when none waits or runs. */
export function findDue(db: Db, dedupeKey: string) {
  return db.selectFrom("jobs").select("runAt").where("dedupeKey", "=", dedupeKey).executeTakeFirst();
}

/** When the jobs of a kind are due, by their keys. */
export function listDue(db: Db, kind: string) {
  return db.selectFrom("jobs").select(["dedupeKey", "runAt"]).where("kind", "=", kind).execute();
}

/** When the next job of these kinds can be claimed; undefined when none waits. */
export async function nextDueAt(db: Db, kinds: readonly string[]): Promise<Date | undefined> {
  const row = await db
    .selectFrom("jobs")
    .select(sql<Date | null>`min(max("runAt", coalesce("lockedUntil", 0)))`.as("dueAt"))
    .where("kind", "in", kinds)
    .executeTakeFirst();
  return row?.dueAt ?? undefined;
}
