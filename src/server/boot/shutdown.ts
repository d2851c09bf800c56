import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { checkpoint, type Db } from "../db/database";
import type { Finder } from "../db/finder";
import type { Worker } from "../jobs/worker";
import { restarting } from "../kernel/errors";

/** Between the interruption of jobs and that of a model's other work, in milliseconds: a job is given back first. */
const JOBS_FIRST = 1_000;
/** How long an interrupted job may take to be given back, in milliseconds; the next start does it otherwise. */
const TO_GIVE_BACK = 3_000;

interface ShutdownParts {
  /** What only listens ends with it. */
  draining: AbortController;
  /** What works ends with it. */
  shutdown: AbortController;
  worker: Worker;
  /** Waits for the turns whose listeners have left, and for tests of the model. */
  settled: () => Promise<void>;
  db: Db;
  finder: Finder;
  /** Lets another process have the database. */
  release: () => void;
  log: FastifyBaseLogger;
}

export type Shutdown = ReturnType<typeof createShutdown>;

/** The two steps in which the parts of a server end (decision 0017). */
export function createShutdown(parts: ShutdownParts) {
  const { draining, shutdown, worker, settled, db, finder, release, log } = parts;
  let jobsDone: Promise<unknown> | undefined;

  /**
   * Begins to stop: ends subscriptions, takes no more jobs, interrupts what still runs after `patience` milliseconds.
   * Doing it again changes nothing.
   */
  function drain(patience: number): void {
    if (jobsDone) return;
    draining.abort();
    setTimeout(interrupt, patience + JOBS_FIRST).unref();
    const longest = wait(patience + TO_GIVE_BACK, undefined, { ref: false });
    jobsDone = Promise.race([worker.stop(patience), longest]);
  }

  const interrupt = () => shutdown.abort(restarting());

  /** Waits for the jobs under way, at once interrupted unless `drain` came before, and closes the database. */
  async function close(): Promise<void> {
    drain(0);
    await jobsDone;
    interrupt();
    await settled();
    await finder.close();
    try {
      await checkpoint(db);
    } catch (err) {
      log.warn({ err }, "The write-ahead log stays; the next start reads it");
    }
    await db.destroy();
    release();
  }

  return { drain, close };
}
