import type { JobId } from "#shared/domain/ids";
import { afterCommit, type Db } from "../db/database";
import type { Clock } from "../lib/clock";
import {
  countJobs,
  deletePausedJobs,
  findDue,
  hasJob,
  insertJob,
  listDue,
  listPausedJobs,
  requeueJob,
  runJobNow,
} from "./repo";

/** How long paused jobs are kept, in milliseconds. */
const RETENTION = 30 * 24 * 60 * 60_000;

export interface Job {
  kind: string;
  /** A job with the same key as a waiting or running one is ignored; a paused one is requeued. */
  dedupeKey: string;
  payload: object;
  /** Defaults to now. */
  runAt?: Date;
}

/** Stores jobs in the caller's transaction, to run after it. */
export type JobQueue = ReturnType<typeof createJobQueue>;

export function createJobQueue({ clock }: { clock: Clock }) {
  const listeners = new Set<() => void>();

  /** Stores a job in the caller's transaction. Listeners are notified after the commit. */
  async function enqueue(tx: Db, job: Job): Promise<void> {
    await insertion(tx, job).execute();
    afterCommit(tx, announce);
  }

  /** Returns the query that stores a job, for group commits. Call `announce` after the commit. */
  function insertion(db: Db, { runAt, ...job }: Job) {
    const now = clock.now();
    return insertJob(db, { ...job, runAt: runAt ?? now, createdAt: now });
  }

  function announce(): void {
    for (const listener of listeners) listener();
  }

  /** Stores a job that is due now, or makes the waiting one with that key due now. Does nothing if it is running. */
  async function runNow(tx: Db, job: Omit<Job, "runAt">): Promise<void> {
    await runJobNow(tx, job.dedupeKey, clock.now());
    await enqueue(tx, job);
  }

  /** Due time of the job with that key; undefined without one. */
  const dueAt = async (db: Db, dedupeKey: string): Promise<Date | undefined> =>
    (await findDue(db, dedupeKey))?.runAt;

  /** Due times by key, for the keys that have a job. */
  async function dueTimes(db: Db, dedupeKeys: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    return new Map((await listDue(db, dedupeKeys)).map(({ dedupeKey, runAt }) => [dedupeKey, runAt]));
  }

  /** Calls the listener whenever a job may have been added. Returns an unsubscribe function. */
  function onEnqueue(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  const isQueued = (db: Db, dedupeKey: string): Promise<boolean> => hasJob(db, dedupeKey);

  /** Makes a paused job due now for one more run; false if there is none with that id. */
  async function tryAgain(db: Db, id: JobId): Promise<boolean> {
    const isRequeued = await requeueJob(db, id, clock.now());
    if (isRequeued) afterCommit(db, announce);
    return isRequeued;
  }

  /** Deletes jobs that were paused over 30 days ago. */
  const purge = (db: Db) => deletePausedJobs(db, new Date(clock.now().getTime() - RETENTION));

  return {
    enqueue,
    insertion,
    announce,
    runNow,
    dueAt,
    dueTimes,
    onEnqueue,
    isQueued,
    listPaused: listPausedJobs,
    counts: countJobs,
    tryAgain,
    purge,
  };
}
