import type { JobId } from "#shared/domain/ids";
import { afterCommit, type Db } from "../db/database";
import type { Clock } from "../lib/clock";
import {
  countJobs,
  deleteParkedJob,
  findDue,
  hasJob,
  insertJob,
  listDue,
  listParkedJobs,
  requeueJob,
  runJobNow,
} from "./repo";

/** How long it stays known what was set aside, in milliseconds. */
const KEPT = 30 * 24 * 60 * 60_000;

export interface Job {
  kind: string;
  /** Of two jobs with the same key, the second does nothing while the first waits or runs; it brings back one set aside. */
  dedupeKey: string;
  payload: object;
  /** Now, when left out. */
  runAt?: Date;
}

/** Work that is stored with what asked for it, and done afterwards. */
export type JobQueue = ReturnType<typeof createJobQueue>;

export function createJobQueue({ clock }: { clock: Clock }) {
  const listeners = new Set<() => void>();

  /** Stores a job in the caller's transaction: a rollback takes it back. The listeners hear of it after the commit. */
  async function enqueue(tx: Db, job: Job): Promise<void> {
    await insertion(tx, job).execute();
    afterCommit(tx, announce);
  }

  /** The query that stores a job, for a transaction that runs at once; to be announced when that has ended. */
  function insertion(db: Db, { runAt, ...job }: Job) {
    const now = clock.now();
    return insertJob(db, { ...job, runAt: runAt ?? now, createdAt: now });
  }

  /** Tells the listeners that a job may have come. */
  function announce(): void {
    for (const listener of listeners) listener();
  }

  /** Stores a job that is due now, and makes one that waits with that key due now. */
  async function hurry(tx: Db, job: Omit<Job, "runAt">): Promise<void> {
    await runJobNow(tx, job.dedupeKey, clock.now());
    await enqueue(tx, job);
  }

  /** When the job with that key is due; undefined when there is none. */
  const dueAt = async (db: Db, dedupeKey: string): Promise<Date | undefined> =>
    (await findDue(db, dedupeKey))?.runAt;

  /** When the jobs with these keys are due; those that are there. */
  async function dueTimes(db: Db, dedupeKeys: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    return new Map((await listDue(db, dedupeKeys)).map(({ dedupeKey, runAt }) => [dedupeKey, runAt]));
  }

  /** Calls the listener whenever a job may have come; gives the function that ends it. */
  function onEnqueue(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Whether a job with that key waits or runs. */
  const isQueued = (db: Db, dedupeKey: string): Promise<boolean> => hasJob(db, dedupeKey);

  /** Makes a job that was set aside due now, for one more start; false when there is none with that id. */
  async function tryAgain(db: Db, id: JobId): Promise<boolean> {
    const isBack = await requeueJob(db, id, clock.now());
    if (isBack) afterCommit(db, announce);
    return isBack;
  }

  /** Forgets what was set aside a month ago. */
  const purge = (db: Db) => deleteParkedJob(db, new Date(clock.now().getTime() - KEPT));

  return {
    enqueue,
    insertion,
    announce,
    hurry,
    dueAt,
    dueTimes,
    onEnqueue,
    isQueued,
    listSetAside: listParkedJobs,
    counts: countJobs,
    tryAgain,
    purge,
  };
}
