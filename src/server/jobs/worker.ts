import type { JobHandler } from "./handler";
import type { JobQueue } from "./queue";
import { recoverStaleJobs } from "./recover-stale-jobs";
import { claimJob, nextDueAt } from "./repo";
import { type JobParts, runJob } from "./run-job";

/** A lease outlives the longest run by this much, in milliseconds; then the job counts as left behind. */
const LEASE_MARGIN = 30_000;
/** The longest rest while a job waits, in milliseconds: a clock that was set forward is noticed by then. */
const LONGEST_REST = 60_000;
/** The rest after the database could not be asked, in milliseconds. */
const AFTER_TROUBLE = 5_000;
/** How long running jobs may go on when the worker stops, in milliseconds. */
const GRACE = 20_000;

interface WorkerParts extends Omit<JobParts, "random"> {
  queue: JobQueue;
  /** By kind. A job of any other kind stays where it is. */
  handlers: Record<string, JobHandler>;
  random?: () => number;
}

interface Kind {
  kind: string;
  handler: JobHandler;
  running: Set<Promise<void>>;
}

/**
 * Does the jobs of the queue: at once when one comes, else when the next is due. It never polls an empty queue.
 * There is one worker to a database; a job is done at least once.
 */
export type Worker = ReturnType<typeof createWorker>;

export function createWorker({ queue, handlers, random = Math.random, ...parts }: WorkerParts) {
  const { db, clock, log } = parts;
  const kinds = Object.entries(handlers).map(
    ([kind, handler]): Kind => ({ kind, handler, running: new Set() }),
  );
  const stopping = new AbortController();
  let open = false;
  let stopped = false;
  /** Jobs during which the server ended run one after the other, so that only the one at fault is counted again. */
  let suspectRuns = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => void) | undefined;

  const hasRoom = ({ handler, running }: Kind) => running.size < handler.concurrency;
  const allRunning = () => Promise.allSettled(kinds.flatMap(({ running }) => [...running]));

  /** Begins, and takes up what an earlier process left behind; nothing of it after a stop. */
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
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = look()
      .catch((error: unknown) => {
        log.error({ err: error }, "The job queue could not be read");
        rest(AFTER_TROUBLE);
      })
      .finally(() => {
        looking = undefined;
        if (!lookAgain) return;
        lookAgain = false;
        wake();
      });
  }

  async function look(): Promise<void> {
    for (const one of kinds) {
      const { kind, handler } = one;
      while (open && hasRoom(one)) {
        const now = clock.now();
        const lockedUntil = new Date(now.getTime() + handler.timeoutMs + LEASE_MARGIN);
        const job = await claimJob(db, { kind, now, lockedUntil, maySuspect: !suspectRuns });
        if (!job) break;
        const run = runJob({ ...parts, random }, handler, job, stopping.signal);
        launch(one, job.isSuspect ? alone(run) : run);
      }
    }
    const wanted = kinds.filter(hasRoom).map(({ kind }) => kind);
    const dueAt = await nextDueAt(db, wanted, !suspectRuns);
    if (dueAt) rest(dueAt.getTime() - clock.now().getTime());
  }

  function alone(run: Promise<void>): Promise<void> {
    suspectRuns = true;
    return run.finally(() => {
      suspectRuns = false;
    });
  }

  function launch({ kind, running }: Kind, run: Promise<void>): void {
    const settled = run
      .catch((error: unknown) => log.error({ kind, err: error }, "The outcome of a job could not be stored"))
      .finally(() => {
        running.delete(settled);
        wake();
      });
    running.add(settled);
  }

  function rest(milliseconds: number): void {
    if (!open) return;
    clearTimeout(timer);
    timer = setTimeout(wake, Math.min(Math.max(milliseconds, 0), LONGEST_REST)).unref();
  }

  /** Takes no more work, lets what runs go on for `grace` milliseconds, then interrupts it. Stopped is for good. */
  async function stop(grace = GRACE): Promise<void> {
    stopped = true;
    open = false;
    clearTimeout(timer);
    unsubscribe?.();
    await looking;
    const deadline = setTimeout(() => stopping.abort(), grace);
    await allRunning();
    clearTimeout(deadline);
  }

  return { start, wake, stop };
}
