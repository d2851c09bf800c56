import type { Meter } from "../assistant/meter";
import { checkpoint, type Db } from "../db/database";
import type { ParticipantAuthService } from "../features/participant-auth/service";
import { purgeSessions } from "../http/sessions/repo";
import type { JobQueue } from "../jobs/queue";
import type { Clock } from "../kernel/clock";
import type { Limiter } from "../limits/limiter";
import type { Outbox } from "../mail/outbox";

interface TidyParts {
  db: Db;
  clock: Clock;
  participantAuth: ParticipantAuthService;
  limiter: Limiter;
  outbox: Outbox;
  queue: JobQueue;
  meter: Meter;
}

/**
 * Gives what removes all that has run out, sessions, links, counters and mails, and folds the write-ahead log in. What
 * fails keeps nothing else from being done; it throws AggregateError afterwards.
 */
export function createTidy({ db, clock, participantAuth, limiter, outbox, queue, meter }: TidyParts) {
  const steps: readonly (() => Promise<unknown>)[] = [
    () => purgeSessions(db, clock.now()),
    participantAuth.purge,
    limiter.purge,
    outbox.purge,
    () => queue.purge(db),
    meter.purge,
    () => checkpoint(db),
  ];
  return async (): Promise<void> => {
    const failures: unknown[] = [];
    for (const step of steps) await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, "Not all that has run out was removed");
  };
}
