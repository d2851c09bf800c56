import type { Db } from "../db/database";
import type { Clock } from "../kernel/clock";
import { findDue, hasJob, hurryJob, insertJob, listDue } from "./repo";

export interface Job {
  kind: string;
  /** Of two jobs with the same key, the second does nothing while the first waits or runs. */
  dedupeKey: string;
  payload: object;
  /** Now, when left out. */
  runAt?: Date;
}

/** Work that is stored with what asked for it, and done afterwards (design section 2). */
export type JobQueue = ReturnType<typeof createJobQueue>;

export function createJobQueue({ clock }: { clock: Clock }) {
  const listeners = new Set<() => void>();

  /**
   * Stores a job in the caller's transaction: a rollback takes it back.
   * The listeners hear of it at once. That is safe inside a transaction, because a worker begins by claiming a job,
   * and a claim waits, as all writing does, until the transaction has ended.
   */
  async function enqueue(tx: Db, { runAt, ...job }: Job): Promise<void> {
    const now = clock.now();
    await insertJob(tx, { ...job, runAt: runAt ?? now, createdAt: now });
    for (const listener of listeners) listener();
  }

  /** Stores a job that is due now, and makes one that waits with that key due now. */
  async function hurry(tx: Db, job: Omit<Job, "runAt">): Promise<void> {
    await hurryJob(tx, job.dedupeKey, clock.now());
    await enqueue(tx, job);
  }

  /** When the job with that key is due; undefined when there is none. */
  const dueAt = async (db: Db, dedupeKey: string): Promise<Date | undefined> =>
    (await findDue(db, dedupeKey))?.runAt;

  /** When the jobs of a kind are due, by their keys. */
  async function dueTimes(db: Db, kind: string): Promise<ReadonlyMap<string, Date>> {
    return new Map((await listDue(db, kind)).map(({ dedupeKey, runAt }) => [dedupeKey, runAt]));
  }

  /** Calls the listener whenever a job may have come; gives the function that ends it. */
  function onEnqueue(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Whether a job with that key waits or runs. */
  const isQueued = (db: Db, dedupeKey: string): Promise<boolean> => hasJob(db, dedupeKey);

  return { enqueue, hurry, dueAt, dueTimes, onEnqueue, isQueued };
}
