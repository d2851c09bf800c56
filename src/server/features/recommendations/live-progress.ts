import type { RecommendationEvent } from "#shared/contracts/recommendations";
import type { AttemptId } from "#shared/domain/ids";
import { createEventBus } from "../../lib/event-bus";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { OwnedAttempt } from "../attempts/rules";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantIdentity } from "../participant-auth/rules";

interface Parts {
  limiter: Limiter;
  attempts: Pick<AttemptsService, "own" | "changes" | "recommendationState">;
  /** Aborted when the server starts to shut down. */
  draining: AbortSignal;
}

export type LiveProgress = ReturnType<typeof createLiveProgress>;

/** Streams recommendations to participants as they are written. */
export function createLiveProgress({ limiter, attempts, draining }: Parts) {
  const broadcast = createEventBus<RecommendationEvent>();
  /** Text written so far, for participants who open the page later. */
  const drafts = new Map<AttemptId, string>();

  /** Clears the text that viewers of an earlier, failed run have received. */
  function beginAnew(id: AttemptId): void {
    drafts.set(id, "");
    broadcast.publish(id, { type: "draft", text: "" });
  }

  function append(id: AttemptId, text: string): void {
    drafts.set(id, (drafts.get(id) ?? "") + text);
    broadcast.publish(id, { type: "delta", text });
  }

  const publishEnd = (id: AttemptId, type: "ready" | "failed") => broadcast.publish(id, { type });

  const forgetDraft = (id: AttemptId) => drafts.delete(id);

  /**
   * Streams the text so far, additions, then the outcome. Ends when the attempt is deleted and at shutdown, too.
   * NOT_FOUND if the attempt belongs to someone else, TOO_MANY_REQUESTS past five at once.
   */
  async function* watch(participant: ParticipantIdentity, id: AttemptId, signal: AbortSignal) {
    const attempt = await attempts.own(participant, id);
    const release = limiter.enter(LIMITS.awaitByParticipant, participant.id);
    const deleted = new AbortController();
    const ends = AbortSignal.any([signal, draining, deleted.signal]);
    const changes = attempts.changes(attempt, ends);
    const watchAttempt = async () => {
      for await (const _ of changes) await attempts.own(participant, id);
    };
    // A failed lookup means the attempt was deleted.
    watchAttempt()
      .catch(() => undefined)
      .finally(() => deleted.abort());
    try {
      yield* events(participant, attempt, ends);
    } finally {
      deleted.abort();
      release();
    }
  }

  async function* events(
    participant: ParticipantIdentity,
    attempt: OwnedAttempt,
    signal: AbortSignal,
  ): AsyncGenerator<RecommendationEvent> {
    const published = broadcast.listen(attempt.id, signal);
    // The state is read after listening starts, so an outcome in between isn't missed.
    const { state, status } = await attempts.recommendationState(participant, attempt.id);
    if (state === "ready" || state === "failed") return yield { type: state };
    // There is nothing to wait for: the results are complete without recommendations.
    if (state === "none" && status === "completed") return yield { type: "ready" };
    const draft = drafts.get(attempt.id);
    if (draft !== undefined) yield { type: "draft", text: draft };
    for await (const event of published) {
      yield event;
      if (event.type === "ready" || event.type === "failed") return;
    }
  }

  return { beginAnew, append, publishEnd, forgetDraft, watch };
}
