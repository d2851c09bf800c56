import type { AttemptId } from "#shared/domain/ids";
import { createKeyedLock } from "../../lib/keyed-lock";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { ParticipantIdentity } from "../participant-auth/rules";

/** The rate limit that each message and each edit counts against. */
export const turnBy = ({ id: subject }: ParticipantIdentity) => ({ rule: LIMITS.turnByParticipant, subject });

/** Serializes the turns of an attempt and tracks running ones. */
export function createTurnLock(limiter: Limiter) {
  const runLocked = createKeyedLock((key: string) => limiter.enter(LIMITS.turnByAttempt, key));
  const running = new Set<Promise<unknown>>();

  /**
   * Runs one turn at a time. One more may wait; a third gets TOO_MANY_REQUESTS. Per participant because ownership is
   * checked later, so other people's calls can't block it.
   */
  function withAttemptLock<T>(
    participant: ParticipantIdentity,
    id: AttemptId,
    work: () => Promise<T>,
  ): Promise<T> {
    const turn = runLocked(`${id} ${participant.id}`, work);
    const forget = () => running.delete(turn);
    running.add(turn);
    turn.then(forget, forget);
    return turn;
  }

  /** Waits for running turns, including those whose listener has disconnected. */
  async function waitUntilIdle(): Promise<void> {
    await Promise.allSettled(running);
  }

  return { withAttemptLock, waitUntilIdle };
}
