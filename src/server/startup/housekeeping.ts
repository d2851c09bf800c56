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
  /** Calculates missing attempt facts. */
  catchUpFacts: () => Promise<void>;
}

/**
 * Returns a function that deletes expired sessions, links, counters and emails, and maintains the database's files. If
 * a step fails, the others still run; then it throws AggregateError.
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
