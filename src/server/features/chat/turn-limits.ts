import type { AttemptId } from "#shared/domain/ids";
import { createKeyedLock } from "../../lib/keyed-lock";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { ParticipantIdentity } from "../participant-auth/rules";

/** The rate limit that each message and each edit counts against. */
export const turnBy = ({ id: subject }: ParticipantIdentity) => ({ rule: LIMITS.turnByParticipant, subject });

/** Keeps the turns of one attempt from overlapping, and knows which are running. */
export function createTurnLock(limiter: Limiter) {
  const oneAtATime = createKeyedLock((key: string) => limiter.enter(LIMITS.turnByAttempt, key));
  const underWay = new Set<Promise<unknown>>();

  /**
   * Runs one turn of an attempt at a time. One more may wait; a third is TOO_MANY_REQUESTS. The lock is per participant
   * because ownership of the attempt is checked later, so other people's calls cannot block it.
   */
  function withAttemptLock<T>(
    participant: ParticipantIdentity,
    id: AttemptId,
    work: () => Promise<T>,
  ): Promise<T> {
    const turn = oneAtATime(`${id} ${participant.id}`, work);
    const forget = () => underWay.delete(turn);
    underWay.add(turn);
    turn.then(forget, forget);
    return turn;
  }

  /** Waits for running turns, including those whose listener has disconnected. */
  async function settled(): Promise<void> {
    await Promise.allSettled(underWay);
  }

  return { withAttemptLock, settled };
}
