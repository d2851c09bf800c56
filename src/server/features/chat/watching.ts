import type { AttemptNow } from "#shared/contracts/chat";
import type { AttemptId, ParticipantId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import { createHeadcount } from "../../kernel/headcount";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantIdentity } from "../participant-auth/service";
import * as repo from "./repo";

/** Screens of one participant that may listen at the same time. */
const MAX_WATCHERS = 20;
/** Then a screen has to ask again; in milliseconds. */
const LONGEST_WATCH = 5 * 60_000;

interface Parts {
  db: Db;
  attempts: AttemptsService;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

/** Keeps the screens of one attempt in step, on however many tabs and devices (decision 0022). */
export function createLive({ db, attempts, draining }: Parts) {
  const watchers = createHeadcount<ParticipantId>(MAX_WATCHERS);

  /**
   * How the attempt stands now, and again after each change by whichever door, for five minutes at most. Who comes back
   * after a gap has missed nothing. NOT_FOUND for a foreign attempt, TOO_MANY_REQUESTS past twenty screens.
   */
  async function* watch(
    participant: ParticipantIdentity,
    id: AttemptId,
    signal: AbortSignal,
  ): AsyncGenerator<AttemptNow> {
    const ends = AbortSignal.any([signal, draining, AbortSignal.timeout(LONGEST_WATCH)]);
    const changes = attempts.changes(await attempts.own(participant, id), ends);
    const leave = watchers.enter(participant.id);
    try {
      yield await now(participant, id);
      for await (const _ of changes) yield await now(participant, id);
    } finally {
      leave();
    }
  }

  async function now(participant: ParticipantIdentity, id: AttemptId): Promise<AttemptNow> {
    const owned = await attempts.own(participant, id);
    // Before the answers are read, so that they are never older than it says.
    const revision = await attempts.revision(owned);
    const attempt = await attempts.own(participant, id);
    const { status, progress, completedAt, responses } = attempt;
    const lastMessageId = await repo.lastMessageId(db, attempt);
    return { status, progress, completedAt, responses, lastMessageId, revision };
  }

  return { watch };
}
