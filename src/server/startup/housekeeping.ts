import type { TokenUsage } from "../assistant/token-usage";
import type { Engine } from "../db/engine";
import type { ParticipantAuthService } from "../features/participant-auth/service";
import { purgeSessions } from "../http/sessions/repo";
import type { JobQueue } from "../jobs/queue";
import type { Clock } from "../lib/clock";
import type { Outbox } from "../mail/outbox";
import type { Limiter } from "../rate-limits/limiter";

interface TidyParts {
  engine: Engine;
  clock: Clock;
  participantAuth: ParticipantAuthService;
  limiter: Limiter;
  outbox: Outbox;
  queue: JobQueue;
  tokenUsage: TokenUsage;
  /** Works out what results are counted from where that is still to be done. */
  catchUpFacts: () => Promise<void>;
}

/**
 * Gives what removes all that has run out, sessions, links, counters and mails, and lets the database tidy its files. What
 * fails keeps nothing else from being done; it throws AggregateError afterwards.
 */
export function createHousekeeping({
  engine,
  clock,
  participantAuth,
  limiter,
  outbox,
  queue,
  tokenUsage,
  catchUpFacts,
}: TidyParts) {
  const steps: readonly (() => Promise<unknown>)[] = [
    () => purgeSessions(engine.db, clock.now()),
    participantAuth.purge,
    limiter.purge,
    outbox.purge,
    () => queue.purge(engine.db),
    tokenUsage.purge,
    engine.maintain,
    catchUpFacts,
  ];
  return async (): Promise<void> => {
    const failures: unknown[] = [];
    for (const step of steps) await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, "Some expired data couldn't be deleted");
  };
}
