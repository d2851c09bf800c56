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

/** Gives what removes all that has run out, sessions, links, counters and mails, and folds the write-ahead log in. */
export function createTidy({ db, clock, participantAuth, limiter, outbox, queue, meter }: TidyParts) {
  return async (): Promise<void> => {
    await purgeSessions(db, clock.now());
    await participantAuth.purge();
    await limiter.purge();
    await outbox.purge();
    await queue.purge(db);
    await meter.purge();
    await checkpoint(db);
  };
}
