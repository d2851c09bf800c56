import type { AttemptNow } from "#shared/contracts/chat";
import type { AttemptId, ParticipantId } from "#shared/domain/ids";
import { createHeadcount } from "../../kernel/headcount";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantIdentity } from "../participant-auth/service";

/** Screens of one participant that may listen at the same time. */
const MAX_WATCHERS = 20;
/** Then a screen has to ask again, and show that it is still signed in; in milliseconds. */
const LONGEST_WATCH = 5 * 60_000;

/** Who asks, as the database knows them now; null once they are signed out. */
type Identify = () => Promise<ParticipantIdentity | null>;

interface Parts {
  attempts: AttemptsService;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

/** Keeps the screens of one attempt in step, on however many tabs and devices (decision 0022). */
export function createLive({ attempts, draining }: Parts) {
  const watchers = createHeadcount<ParticipantId>(MAX_WATCHERS);

  /**
   * How the attempt stands now, and again after each change by whichever door: for five minutes at most, and no longer
   * than the participant is signed in. Who comes back after a gap has missed nothing. NOT_FOUND for a foreign attempt,
   * TOO_MANY_REQUESTS past twenty screens.
   */
  async function* watch(
    participant: ParticipantIdentity,
    id: AttemptId,
    identify: Identify,
    signal: AbortSignal,
  ): AsyncGenerator<AttemptNow> {
    const ends = AbortSignal.any([signal, draining, AbortSignal.timeout(LONGEST_WATCH)]);
    const changes = attempts.changes(await attempts.own(participant, id), ends);
    const leave = watchers.enter(participant.id);
    try {
      yield await now(participant, id);
      for await (const _ of changes) {
        const current = await identify();
        if (current?.id !== participant.id) return;
        yield await now(current, id);
      }
    } finally {
      leave();
    }
  }

  async function now(participant: ParticipantIdentity, id: AttemptId): Promise<AttemptNow> {
    const { attempt, messages } = await attempts.sitting(participant, id);
    const { status, progress, completedAt, responses, revision } = attempt;
    const lastMessageId = messages.at(-1)?.id ?? null;
    return { status, progress, completedAt, responses, lastMessageId, revision };
  }

  return { watch };
}
