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
  /** Aborted when the server starts to shut down. */
  draining: AbortSignal;
}

/** Keeps all screens of one attempt in sync, across tabs and devices (decision 0022). */
export function createAttemptSubscription({ limiter, attempts, draining }: Parts) {
  /**
   * The attempt's full state now and after each change, for at most five minutes, so reconnecting misses nothing.
   * NOT_FOUND if it belongs to someone else, TOO_MANY_REQUESTS past twenty screens.
   */
  async function* watch(
    participant: ParticipantIdentity,
    id: AttemptId,
    signal: AbortSignal,
  ): AsyncGenerator<LiveAttemptStatus> {
    const attempt = await attempts.own(participant, id);
    const releaseSlot = limiter.enter(LIMITS.followByParticipant, participant.id);
    const { ends, release } = anySignal([signal, draining]);
    try {
      const changes = attempts.changes(attempt, ends);
      yield await now(participant, id);
      for await (const _ of changes) yield await now(participant, id);
    } finally {
      release();
      releaseSlot();
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
