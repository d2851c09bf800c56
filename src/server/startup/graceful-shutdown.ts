import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Engine } from "../db/engine";
import type { Worker } from "../jobs/worker";
import { restarting } from "../lib/errors";

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
  engine: Engine;
}

export type Shutdown = ReturnType<typeof createShutdown>;

/** The two steps in which the parts of a server end (decision 0017). */
export function createShutdown(parts: ShutdownParts) {
  const { draining, shutdown, worker, settled, engine } = parts;
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
    await engine.close();
  }

  return { drain, close };
}

/** How long what is under way may go on, in milliseconds; a model's work is interrupted a second later. */
const PATIENCE = 19_000;
/** After that time and this, a connection that is still open is cut, in milliseconds. */
const LAST_WORDS = 3_000;
/** How often connections that have become idle are closed, in milliseconds: a browser keeps them for a next call. */
const SWEEP = 100;

/**
 * Ends a server in good order: no new calls, subscriptions end at once, calls and jobs under way may
 * finish, then the database is closed.
 * @param patience how long they may take, in milliseconds; all of it ends 3 seconds later at the latest
 */
export async function stopServer(
  app: FastifyInstance,
  shutdown: Shutdown,
  patience = PATIENCE,
): Promise<void> {
  shutdown.drain(patience);
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP);
  const cut = setTimeout(() => app.server.closeAllConnections(), patience + LAST_WORDS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
  await shutdown.close();
}
