import type { Db } from "../db/database";
import { abortRejection } from "../lib/abort-rejection";
import type { Clock } from "../lib/clock";
import { backoff } from "./backoff";
import type { JobHandler } from "./handler";
import { describeJobError, JobError, PostponedError } from "./job-error";
import { type ClaimedJob, finishJob, releaseJob, retryJob } from "./repo";

/** Share of the delay that is added at most, so that jobs postponed together don't return together. */
const MAX_JITTER = 0.2;

/** The logger functions that jobs need, as in pino. */
export interface JobLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobParts {
  db: Db;
  clock: Clock;
  log: JobLog;
  /** Returns 0 to 1; spreads the retries. */
  random: () => number;
}

/** Runs a claimed job once and stores the outcome: done, postponed, retry, given up, or interrupted. */
export async function runJob(
  { db, clock, log, random }: JobParts,
  handler: JobHandler,
  job: ClaimedJob,
  stopping: AbortSignal,
): Promise<void> {
  const outcome = await tryOnce(handler, job.payload, stopping);
  if (outcome.done) {
    await finishJob(db, job);
    await handler.onDone?.(job.payload);
    return;
  }
  if (stopping.aborted) return releaseJob(db, job);

  if (outcome.error instanceof PostponedError) {
    const spread = outcome.error.milliseconds * MAX_JITTER * random();
    const dueAt = clock.now().getTime() + outcome.error.milliseconds + spread;
    return releaseJob(db, job, new Date(dueAt));
  }

  const failure = describeJobError(outcome.error);
  const details = { jobId: job.id, kind: job.kind, tries: job.tries, failure };
  if (job.tries >= handler.maxTries) {
    log.error(details, "A job was given up");
    await finishJob(db, job);
    handler.onFailed?.(job.payload);
    return;
  }
  log.warn(details, "A job failed and will be tried again");
  const runAt = new Date(clock.now().getTime() + backoff(job.tries, random()));
  await retryJob(db, job, runAt, failure);
}

type Outcome = { done: true } | { done: false; error: unknown };

/** Runs the handler until it finishes, times out or the server stops, even if the work ignores its signal. */
async function tryOnce(handler: JobHandler, payload: unknown, stopping: AbortSignal): Promise<Outcome> {
  const controller = new AbortController();
  const stop = () => controller.abort(new JobError("interrupted"));
  const timer = setTimeout(() => controller.abort(new JobError("timed out")), handler.timeoutMs);
  stopping.addEventListener("abort", stop, { once: true });
  try {
    await Promise.race([handler.run(payload, controller.signal), abortRejection(controller.signal)]);
    return { done: true };
  } catch (error) {
    return { done: false, error };
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener("abort", stop);
  }
}
