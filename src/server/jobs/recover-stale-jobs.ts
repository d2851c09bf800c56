import { transaction } from "../db/database";
import { backoff } from "./backoff";
import { listRunning, parkJob, postponeJob } from "./repo";
import type { JobParts } from "./run-job";

/** After so many starts in a row that did not end, a job is set aside. */
const MOST_UNFINISHED = 3;

/**
 * Takes up what a process that is no longer there was running. Any of these jobs may be what ended it, so each waits,
 * longer each time, while the server answers; after the third time it is set aside, so that no job can keep a server
 * from running (decision 0031).
 */
export async function recoverStaleJobs({ db, clock, log, random }: JobParts): Promise<void> {
  const now = clock.now();
  const setAside = await transaction(db, async (tx) => {
    const running = (await listRunning(tx)).map((job) => ({ ...job, unfinished: job.unfinished + 1 }));
    for (const { id, unfinished } of running) {
      if (unfinished >= MOST_UNFINISHED) await parkJob(tx, id, unfinished, now);
      else await postponeJob(tx, id, unfinished, new Date(now.getTime() + backoff(unfinished, random())));
    }
    return running.filter(({ unfinished }) => unfinished >= MOST_UNFINISHED);
  });
  for (const { id: jobId, kind, unfinished } of setAside) {
    log.error(
      { jobId, kind, unfinished },
      "A job was paused: the server crashed three times in a row while it ran",
    );
  }
}
