import type { LiveAttemptStatus } from "#shared/contracts/chat";
import type { AttemptId } from "#shared/domain/ids";
import { anySignal } from "../../lib/any-signal";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantIdentity } from "../participant-auth/rules";

interface Parts {
  limiter: Limiter;
  attempts: AttemptsService;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

/** Keeps the screens of one attempt in step, on however many tabs and devices (decision 0022). */
export function createAttemptSubscription({ limiter, attempts, draining }: Parts) {
  /**
   * How the attempt stands now, and again after each change by whichever door, for five minutes at most. Who comes back
   * after a gap has missed nothing. NOT_FOUND for a foreign attempt, TOO_MANY_REQUESTS past twenty screens.
   */
  async function* watch(
    participant: ParticipantIdentity,
    id: AttemptId,
    signal: AbortSignal,
  ): AsyncGenerator<LiveAttemptStatus> {
    const attempt = await attempts.own(participant, id);
    const leave = limiter.enter(LIMITS.followByParticipant, participant.id);
    const { ends, release } = anySignal([signal, draining]);
    try {
      const changes = attempts.changes(attempt, ends);
      yield await now(participant, id);
      for await (const _ of changes) yield await now(participant, id);
    } finally {
      release();
      leave();
    }
  }

  async function now(participant: ParticipantIdentity, id: AttemptId): Promise<LiveAttemptStatus> {
    const attempt = await attempts.own(participant, id);
    const { status, progress, completedAt, responses, revision } = attempt;
    const lastMessageId = await attempts.lastMessageId(attempt);
    return { status, progress, completedAt, responses, lastMessageId, revision };
  }

  return { watch };
}
