import { transaction } from "../db/database";
import { backoff } from "./backoff";
import { listRunning, pauseJob, postponeJob } from "./repo";
import type { JobParts } from "./run-job";

/** A job is paused after this many crashes in a row. */
const MAX_CRASHES = 3;

/**
 * Recovers jobs that were running when the process ended. Any of them may have crashed it, so each is delayed, longer
 * each time, and paused after the third time, so that no job can keep the server from running (decision 0031).
 */
export async function recoverStaleJobs({ db, clock, log, random }: JobParts): Promise<void> {
  const now = clock.now();
  const paused = await transaction(db, async (tx) => {
    const running = (await listRunning(tx)).map((job) => ({ ...job, unfinished: job.unfinished + 1 }));
    for (const { id, unfinished } of running) {
      if (unfinished >= MAX_CRASHES) await pauseJob(tx, id, unfinished, now);
      else await postponeJob(tx, id, unfinished, new Date(now.getTime() + backoff(unfinished, random())));
    }
    return running.filter(({ unfinished }) => unfinished >= MAX_CRASHES);
  });
  for (const { id: jobId, kind, unfinished } of paused) {
    log.error(
      { jobId, kind, unfinished },
      "A job was paused: the server crashed three times in a row while it ran",
    );
  }
}
