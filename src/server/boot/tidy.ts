import type { Db } from "../db/database";
import type { RawDatabase } from "../db/open";
import type { ParticipantAuthService } from "../features/participant-auth/service";
import { purgeSessions } from "../http/sessions/repo";
import type { Clock } from "../kernel/clock";
import type { Limiter } from "../limits/limiter";
import type { Outbox } from "../mail/outbox";

interface TidyParts {
  raw: RawDatabase;
  db: Db;
  clock: Clock;
  participantAuth: ParticipantAuthService;
  limiter: Limiter;
  outbox: Outbox;
}

/** Gives what removes all that has run out, sessions, links, counters and mails, and folds the write-ahead log in. */
export function createTidy({ raw, db, clock, participantAuth, limiter, outbox }: TidyParts) {
  return async (): Promise<void> => {
    await purgeSessions(db, clock.now());
    await participantAuth.purge();
    await limiter.purge();
    await outbox.purge();
    raw.pragma("wal_checkpoint(TRUNCATE)");
  };
}
