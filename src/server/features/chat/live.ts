import type { AttemptNow } from "#shared/contracts/chat";
import type { AttemptId, ParticipantId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import { createHeadcount } from "../../headcount";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantIdentity } from "../participant-auth/service";
import * as repo from "./repo";

/** Screens of one participant that may listen at the same time. */
const MAX_WATCHERS = 20;

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
   * How the attempt stands now, and again after each change by whichever door, until the signal ends. Who comes back
   * after a gap has missed nothing. NOT_FOUND for a foreign attempt, TOO_MANY_REQUESTS past twenty screens.
   */
  async function* watch(
    participant: ParticipantIdentity,
    id: AttemptId,
    signal: AbortSignal,
  ): AsyncGenerator<AttemptNow> {
    const changes = attempts.changes(
      await attempts.own(participant, id),
      AbortSignal.any([signal, draining]),
    );
    const leave = watchers.enter(participant.id);
    try {
      yield await now(participant, id);
      for await (const _ of changes) yield await now(participant, id);
    } finally {
      leave();
    }
  }

  async function now(participant: ParticipantIdentity, id: AttemptId): Promise<AttemptNow> {
    const attempt = await attempts.own(participant, id);
    const { status, progress, completedAt, responses } = attempt;
    const lastMessageId = await repo.lastMessageId(db, attempt);
    return { status, progress, completedAt, responses, lastMessageId };
  }

  return { watch };
}
