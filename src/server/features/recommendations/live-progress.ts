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
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

export type LiveProgress = ReturnType<typeof createLiveProgress>;

/** Tells participants how the writing of their recommendations goes, as it happens. */
export function createLiveProgress({ limiter, attempts, draining }: Parts) {
  const broadcast = createEventBus<RecommendationEvent>();
  /** What has been written so far, for those who come in the middle. */
  const drafts = new Map<AttemptId, string>();

  /** Whoever watched an earlier run that failed must not see its text go on as that of this one. */
  function beginAnew(id: AttemptId): void {
    drafts.set(id, "");
    broadcast.publish(id, { type: "draft", text: "" });
  }

  function append(id: AttemptId, text: string): void {
    drafts.set(id, (drafts.get(id) ?? "") + text);
    broadcast.publish(id, { type: "delta", text });
  }

  const tellEnd = (id: AttemptId, type: "ready" | "failed") => broadcast.publish(id, { type });

  const forgetDraft = (id: AttemptId) => drafts.delete(id);

  /**
   * Tells a participant how the writing goes: the text so far, what comes next, then how it ended. Ends by itself, with
   * the signal, when the attempt is deleted, and when the server goes down. NOT_FOUND for a foreign attempt,
   * TOO_MANY_REQUESTS past five at once.
   */
  async function* watch(participant: ParticipantIdentity, id: AttemptId, signal: AbortSignal) {
    const attempt = await attempts.own(participant, id);
    const leave = limiter.enter(LIMITS.awaitByParticipant, participant.id);
    const gone = new AbortController();
    const ends = AbortSignal.any([signal, draining, gone.signal]);
    const changes = attempts.changes(attempt, ends);
    const watchAttempt = async () => {
      for await (const _ of changes) await attempts.own(participant, id);
    };
    // What cannot be looked up is gone.
    watchAttempt()
      .catch(() => undefined)
      .finally(() => gone.abort());
    try {
      yield* events(participant, attempt, ends);
    } finally {
      gone.abort();
      leave();
    }
  }

  async function* events(
    participant: ParticipantIdentity,
    attempt: OwnedAttempt,
    signal: AbortSignal,
  ): AsyncGenerator<RecommendationEvent> {
    const told = broadcast.listen(attempt.id, signal);
    // Only now, or what ended before the listening began would be missed.
    const { state, status } = await attempts.recommendationState(participant, attempt.id);
    if (state === "ready" || state === "failed") return yield { type: state };
    // There is nothing to wait for: the results are complete as they are.
    if (state === "none" && status === "completed") return yield { type: "ready" };
    const draft = drafts.get(attempt.id);
    if (draft !== undefined) yield { type: "draft", text: draft };
    for await (const event of told) {
      yield event;
      if (event.type === "ready" || event.type === "failed") return;
    }
  }

  return { beginAnew, append, tellEnd, forgetDraft, watch };
}
