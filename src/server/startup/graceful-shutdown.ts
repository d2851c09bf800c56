import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Engine } from "../db/engine";
import type { Worker } from "../jobs/worker";
import { restarting } from "../lib/errors";

/** Time between interrupting jobs and other model work, in milliseconds, so that jobs are requeued first. */
const JOB_HEAD_START = 1_000;
/** How long interrupted jobs may take to be requeued, in milliseconds. Otherwise the next start does it. */
const REQUEUE_TIME = 3_000;

interface ShutdownParts {
  /** Ends subscriptions. */
  draining: AbortController;
  /** Interrupts work. */
  shutdown: AbortController;
  worker: Worker;
  /** Waits for chat turns whose listeners have left, and for model tests. */
  waitForWork: () => Promise<void>;
  engine: Engine;
}

export type Shutdown = ReturnType<typeof createShutdown>;

/** The two steps of a server's shutdown: drain and close (decision 0017). */
export function createShutdown(parts: ShutdownParts) {
  const { draining, shutdown, worker, waitForWork, engine } = parts;
  let jobsDone: Promise<unknown> | undefined;

  /**
   * Starts the shutdown: ends subscriptions, starts no more jobs, and interrupts running ones after `drainTimeout`
   * milliseconds. Further calls do nothing.
   */
  function drain(drainTimeout: number): void {
    if (jobsDone) return;
    draining.abort();
    setTimeout(interrupt, drainTimeout + JOB_HEAD_START).unref();
    const timeLimit = wait(drainTimeout + REQUEUE_TIME, undefined, { ref: false });
    jobsDone = Promise.race([worker.stop(drainTimeout), timeLimit]);
  }

  const interrupt = () => shutdown.abort(restarting());

  /** Waits for running jobs, which are interrupted immediately unless `drain` was called, and closes the database. */
  async function close(): Promise<void> {
    drain(0);
    await jobsDone;
    interrupt();
    await waitForWork();
    await engine.close();
  }

  return { drain, close };
}

/** How long running calls and jobs may continue, in milliseconds. Model work is interrupted a second later. */
const DRAIN_TIMEOUT = 19_000;
/** Connections that are still open this long after the drain timeout are closed, in milliseconds. */
const CLOSE_MARGIN = 3_000;
/** How often idle connections are closed, in milliseconds, because browsers keep them open for later calls. */
const IDLE_SWEEP_INTERVAL = 100;

/**
 * Stops a server gracefully: no new calls, subscriptions end immediately, running calls and jobs may finish, then the
 * database is closed.
 * @param drainTimeout how long calls and jobs may take, in milliseconds; everything ends 3 seconds later at the latest
 */
export async function stopServer(
  app: FastifyInstance,
  shutdown: Shutdown,
  drainTimeout = DRAIN_TIMEOUT,
): Promise<void> {
  shutdown.drain(drainTimeout);
  const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_INTERVAL);
  const forceClose = setTimeout(() => app.server.closeAllConnections(), drainTimeout + CLOSE_MARGIN);
  await app.close();
  clearInterval(sweep);
  clearTimeout(forceClose);
  await shutdown.close();
}
