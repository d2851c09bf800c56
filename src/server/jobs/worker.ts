import type { JobHandler } from "./handler";
import type { JobQueue } from "./queue";
import { recoverStaleJobs } from "./recover-stale-jobs";
import { claimJob, nextDueAt } from "./repo";
import { type JobParts, runJob } from "./run-job";

/** How much longer a lease lasts than the handler's timeout, in milliseconds. After that, the job counts as stale. */
const LEASE_MARGIN = 30_000;
/** Longest sleep while a job is waiting, in milliseconds, so that changes of the system clock are noticed. */
const MAX_SLEEP = 60_000;
/** Sleep after a database error, in milliseconds. */
const ERROR_DELAY = 5_000;
/** Time that running jobs get to finish on shutdown, in milliseconds. */
const GRACE_PERIOD = 20_000;

interface WorkerParts extends Omit<JobParts, "random"> {
  queue: JobQueue;
  /** By kind. Jobs of other kinds stay in the queue. */
  handlers: Record<string, JobHandler>;
  random?: () => number;
}

interface Kind {
  kind: string;
  handler: JobHandler;
  running: Set<Promise<void>>;
}

/** Runs jobs when they're added or due, at least once. There must be only one worker per database. */
export type Worker = ReturnType<typeof createWorker>;

export function createWorker({ queue, handlers, random = Math.random, ...parts }: WorkerParts) {
  const { db, clock, log } = parts;
  const kinds = Object.entries(handlers).map(
    ([kind, handler]): Kind => ({ kind, handler, running: new Set() }),
  );
  const stopping = new AbortController();
  let open = false;
  let stopped = false;
  /** Jobs that ran during a crash run one at a time, so that only the one at fault is counted again. */
  let suspectRuns = false;
  let claiming: Promise<void> | undefined;
  let claimAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;

  const hasRoom = ({ handler, running }: Kind) => running.size < handler.concurrency;
  const allRunning = () => Promise.allSettled(kinds.flatMap(({ running }) => [...running]));

  /** Recovers the jobs of an earlier process, then starts. Does nothing after `stop`. */
  async function start(): Promise<void> {
    if (!stopped) await recoverStaleJobs({ ...parts, random });
    if (stopped) return;
    open = true;
    unsubscribe = queue.onEnqueue(wake);
    wake();
  }

  /** Looks for work now. May be called at any time. */
  function wake(): void {
    if (!open) return;
    if (claiming) {
      claimAgain = true;
      return;
    }
    claiming = claimJobs()
      .catch((error: unknown) => {
        log.error({ err: error }, "The job queue could not be read");
        sleep(ERROR_DELAY);
      })
      .finally(() => {
        claiming = undefined;
        if (!claimAgain) return;
        claimAgain = false;
        wake();
      });
  }

  async function claimJobs(): Promise<void> {
    for (const entry of kinds) {
      const { kind, handler } = entry;
      while (open && hasRoom(entry)) {
        const now = clock.now();
        const lockedUntil = new Date(now.getTime() + handler.timeoutMs + LEASE_MARGIN);
        const job = await claimJob(db, { kind, now, lockedUntil, maySuspect: !suspectRuns });
        if (!job) break;
        const run = runJob({ ...parts, random }, handler, job, stopping.signal);
        launch(entry, job.isSuspect ? runAlone(run) : run);
      }
    }
    const freeKinds = kinds.filter(hasRoom).map(({ kind }) => kind);
    const dueAt = await nextDueAt(db, freeKinds, !suspectRuns);
    if (dueAt) sleep(dueAt.getTime() - clock.now().getTime());
  }

  function runAlone(run: Promise<void>): Promise<void> {
    suspectRuns = true;
    return run.finally(() => {
      suspectRuns = false;
    });
  }

  function launch({ kind, running }: Kind, run: Promise<void>): void {
    const tracked = run
      .catch((error: unknown) => log.error({ kind, err: error }, "The outcome of a job could not be stored"))
      .finally(() => {
        running.delete(tracked);
        wake();
      });
    running.add(tracked);
  }

  function sleep(milliseconds: number): void {
    if (!open) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(Math.max(milliseconds, 0), MAX_SLEEP)).unref();
  }

  /** Stops permanently: claims no more jobs, waits up to `grace` milliseconds for running ones, then aborts them. */
  async function stop(grace = GRACE_PERIOD): Promise<void> {
    stopped = true;
    open = false;
    clearTimeout(timer);
    unsubscribe?.();
    await claiming;
    const deadline = setTimeout(() => stopping.abort(), grace);
    await allRunning();
    clearTimeout(deadline);
  }

  return { start, wake, stop };
}
