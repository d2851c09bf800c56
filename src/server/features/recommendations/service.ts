import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import { attemptId as attemptIdSchema } from "#shared/contracts/common";
import type { RecommendationEvent } from "#shared/contracts/recommendations";
import type { AttemptId } from "#shared/domain/ids";
import { groundOf } from "../../advice/ground";
import { adviceMarkdown } from "../../advice/markdown";
import { createMask } from "../../assistant/mask";
import { HOUSE, type Payer } from "../../assistant/payer";
import { type AdviceRequest, type Assistant, AssistantError } from "../../assistant/port";
import { jobHandler } from "../../jobs/handler";
import { createBroadcast } from "../../kernel/broadcast";
import { AppError } from "../../kernel/errors";
import type { Itself } from "../../kernel/itself";
import type { Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";
import type { AdminIdentity, Staff } from "../admin-auth/service";
import type { KnownAttempt, OwnedAttempt } from "../attempts/rules";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantAuthService, ParticipantIdentity } from "../participant-auth/service";

/** A model writes for a minute or more, and attempts may be completed together. */
const WRITING = { timeoutMs: 100_000, concurrency: 4, maxTries: 5 };

type PayerOf = (attempt: KnownAttempt) => Payer;

interface Parts {
  limiter: Limiter;
  attempts: AttemptsService;
  assistant: Assistant;
  /** For the job, which writes for no admin. */
  itself: Itself;
  /** Mails the participant once there are recommendations; undefined where nobody asked for such mails. */
  announceResults: ParticipantAuthService["announceResults"] | undefined;
  log: FastifyBaseLogger;
  /** Ends a model's work when the server has waited long enough. */
  shutdown: AbortSignal;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

export type RecommendationsService = ReturnType<typeof createRecommendations>;

/** Writing recommendations: at most one run to an attempt, stored once, told as it happens (design section 6). */
export function createRecommendations(parts: Parts) {
  const { limiter, attempts, assistant, itself, announceResults, log, shutdown, draining } = parts;
  const running = new Map<AttemptId, Promise<void>>();
  /** What has been written so far, for those who come in the middle. */
  const drafts = new Map<AttemptId, string>();
  const broadcast = createBroadcast<RecommendationEvent>();

  /**
   * Writes the recommendations unless there are some; joins a run that is under way. Throws AssistantError.
   * @param payerOf who pays for those of the attempt
   */
  function write(by: Staff, id: AttemptId, payerOf: PayerOf, signal: AbortSignal): Promise<void> {
    const known = running.get(id);
    if (known) return known;
    const run = attempts
      .whileAdvised(id, () => writeOnce(by, id, payerOf, signal))
      .finally(() => {
        running.delete(id);
        drafts.delete(id);
      });
    running.set(id, run);
    return run;
  }

  async function writeOnce(by: Staff, id: AttemptId, payerOf: PayerOf, signal: AbortSignal): Promise<void> {
    const attempt = await attempts.any(by, id);
    if (attempt.status !== "completed" || attempt.recommendations !== null) return;
    const payer = payerOf(attempt);
    const request = requestFor(attempt, payer);
    beginAnew(id);
    const stream = assistant.recommend(request, AbortSignal.any([signal, shutdown]));
    for (;;) {
      const step = await stream.next();
      if (step.done) {
        const { advice: data, by: author } = step.value;
        const markdown = adviceMarkdown(data, request.ground);
        const isFirst = await attempts.storeRecommendations(attempt, { markdown, data, by: author });
        broadcast.publish(id, { type: "ready" });
        if (isFirst) await announce(attempt, payer);
        return;
      }
      drafts.set(id, (drafts.get(id) ?? "") + step.value);
      broadcast.publish(id, { type: "delta", text: step.value });
    }
  }

  async function announce({ id, userId, title }: KnownAttempt, { network }: Payer): Promise<void> {
    await announceResults?.(userId, { attemptId: id, title }, network).catch((err: unknown) =>
      log.error({ err, attemptId: id }, "No mail says that results are ready"),
    );
  }

  /** Whoever watched an earlier run that failed must not see its text go on as that of this one. */
  function beginAnew(id: AttemptId): void {
    drafts.set(id, "");
    broadcast.publish(id, { type: "draft", text: "" });
  }

  function requestFor(attempt: KnownAttempt, payer: Payer): AdviceRequest {
    const { title, description, resultsAnalysisPrompt } = attempt;
    return {
      attemptId: attempt.id,
      payer,
      mask: createMask(attempt),
      templateTitle: title,
      templateDescription: description,
      resultsAnalysisPrompt,
      ground: groundOf(attempt),
    };
  }

  /** An admin asks for recommendations. CONFLICT unless the attempt is completed and has none (security T20). */
  async function generate(admin: AdminIdentity, id: AttemptId) {
    const attempt = await attempts.any(admin, id);
    if (attempt.status !== "completed")
      throw new AppError("CONFLICT", "The assessment is not completed yet.");
    if (attempt.recommendations !== null)
      throw new AppError("CONFLICT", "There are recommendations already.");
    await limiter.hit(LIMITS.generateByAdmin, admin.id);
    try {
      await write(admin, id, () => HOUSE, shutdown);
    } catch (error) {
      const { recommendationState } = await attempts.forAdmin(admin, id);
      if (recommendationState === "failed") broadcast.publish(id, { type: "failed" });
      if (!(error instanceof AssistantError)) throw error;
      throw new AppError("BAD_GATEWAY", "Failed to generate AI recommendations", { cause: error });
    }
    return attempts.forAdmin(admin, id);
  }

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
      yield* tell(participant, attempt, ends);
    } finally {
      gone.abort();
      leave();
    }
  }

  async function* tell(
    participant: ParticipantIdentity,
    attempt: OwnedAttempt,
    signal: AbortSignal,
  ): AsyncGenerator<RecommendationEvent> {
    const events = broadcast.listen(attempt.id, signal);
    // Only now, or what ended before the listening began would be missed.
    const state = await attempts.recommendationState(participant, attempt.id);
    if (state === "ready" || state === "failed") return yield { type: state };
    const draft = drafts.get(attempt.id);
    if (draft !== undefined) yield { type: "draft", text: draft };
    for await (const event of events) {
      yield event;
      if (event.type === "ready" || event.type === "failed") return;
    }
  }

  /** What the job queue runs after a completion; told as failed only when no further try is left. */
  const job = jobHandler({
    payload: z.object({ attemptId: attemptIdSchema, network: z.string().nullable().default(null) }),
    ...WRITING,
    run: async ({ attemptId, network }, signal) => {
      const payer: PayerOf = ({ verifiedAt }) => ({ isVerified: verifiedAt !== null, network });
      await write(itself, attemptId, payer, signal).catch((error: unknown) => {
        // Deleted while the job waited.
        if (!(error instanceof AppError && error.code === "NOT_FOUND")) throw error;
      });
    },
    onGivenUp({ attemptId }) {
      // An admin's run that the job has joined goes on, and says itself how it ends.
      if (!running.has(attemptId)) broadcast.publish(attemptId, { type: "failed" });
    },
  });

  return { generate, watch, job };
}
