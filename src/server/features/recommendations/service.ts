import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import { attemptId as attemptIdSchema } from "#shared/contracts/common";
import type { RecommendationEvent } from "#shared/contracts/recommendations";
import type { Author } from "#shared/domain/cards/advice";
import type { AttemptId } from "#shared/domain/ids";
import { adviceContext } from "../../advice/advice-context";
import { adviceMarkdown } from "../../advice/markdown";
import { type AdviceRequest, type Assistant, AssistantError } from "../../assistant/assistant";
import { type BudgetOwner, ORGANIZATION } from "../../assistant/budget-owner";
import { createRedactor } from "../../assistant/pii-redactor";
import { jobHandler } from "../../jobs/handler";
import { AppError } from "../../lib/errors";
import { createEventBus } from "../../lib/event-bus";
import type { SystemActor } from "../../lib/system-actor";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity, Staff } from "../admin-auth/service";
import type { KnownAttempt, OwnedAttempt } from "../attempts/rules";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantAuthService, ParticipantIdentity } from "../participant-auth/service";

/** A model writes for a minute or more, and attempts may be completed together. */
const WRITING = { timeoutMs: 100_000, concurrency: 4, maxTries: 5 };

const FAILED = "Failed to generate AI recommendations";

type PayerOf = (attempt: KnownAttempt) => BudgetOwner;

interface Parts {
  limiter: Limiter;
  attempts: AttemptsService;
  assistant: Assistant;
  /** For the job, which writes for no admin. */
  systemActor: SystemActor;
  /** Mails the participant once there are recommendations; undefined where nobody asked for such mails. */
  announceResults: ParticipantAuthService["announceResults"] | undefined;
  log: FastifyBaseLogger;
  /** Ends a model's work when the server has waited long enough. */
  shutdown: AbortSignal;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

export type RecommendationsService = ReturnType<typeof createRecommendations>;

/** Writing recommendations: at most one run to an attempt, stored once, told as it happens. */
export function createRecommendations(parts: Parts) {
  const { limiter, attempts, assistant, systemActor, announceResults, log, shutdown, draining } = parts;
  const running = new Map<AttemptId, Promise<void>>();
  /** What has been written so far, for those who come in the middle. */
  const drafts = new Map<AttemptId, string>();
  const broadcast = createEventBus<RecommendationEvent>();

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
    const budgetOwner = payerOf(attempt);
    const request = requestFor(attempt, budgetOwner);
    beginAnew(id);
    const stream = assistant.recommend(request, AbortSignal.any([signal, shutdown]));
    for (;;) {
      const step = await stream.next();
      if (step.done) {
        const { advice: data, by: author } = step.value;
        const isFirst = isSummary(attempt, author)
          ? await attempts.storeNoRecommendations(attempt)
          : await attempts.storeRecommendations(attempt, {
              markdown: adviceMarkdown(data, request.context),
              data,
              by: author,
            });
        broadcast.publish(id, { type: "ready" });
        if (isFirst) await announce(attempt, budgetOwner);
        return;
      }
      drafts.set(id, (drafts.get(id) ?? "") + step.value);
      broadcast.publish(id, { type: "delta", text: step.value });
    }
  }

  async function announce({ id, userId, title }: KnownAttempt, { network }: BudgetOwner): Promise<void> {
    await announceResults?.(userId, { attemptId: id, title }, network).catch((err: unknown) =>
      log.error({ err, attemptId: id }, "The results email was not sent"),
    );
  }

  /** Whoever watched an earlier run that failed must not see its text go on as that of this one. */
  function beginAnew(id: AttemptId): void {
    drafts.set(id, "");
    broadcast.publish(id, { type: "draft", text: "" });
  }

  function requestFor(attempt: KnownAttempt, budgetOwner: BudgetOwner): AdviceRequest {
    const { title, description, resultsAnalysisPrompt } = attempt;
    return {
      attemptId: attempt.id,
      budgetOwner,
      redactor: createRedactor(attempt),
      templateTitle: title,
      templateDescription: description,
      resultsAnalysisPrompt,
      context: adviceContext(attempt),
    };
  }

  /** An admin asks for recommendations. CONFLICT unless the attempt is completed and has none. */
  async function generate(admin: AdminIdentity, id: AttemptId) {
    const attempt = await attempts.any(admin, id);
    if (attempt.status !== "completed")
      throw new AppError("CONFLICT", "This assessment hasn't been completed yet.");
    if (attempt.recommendations !== null)
      throw new AppError("CONFLICT", "This assessment already has recommendations.");
    if (attempt.cards.length === 0 && !assistant.hasModel)
      throw new AppError(
        "CONFLICT",
        "There is nothing to recommend: this assessment has no advice cards, and no AI model is set up. Set up a model as described on the AI model page, then try again.",
      );
    await limiter.hit(LIMITS.generateByAdmin, admin.id);
    try {
      await write(admin, id, () => ORGANIZATION, shutdown);
    } catch (error) {
      const { recommendationState } = await attempts.forAdmin(admin, id);
      if (recommendationState === "failed") broadcast.publish(id, { type: "failed" });
      if (!(error instanceof AssistantError)) throw error;
      throw new AppError("BAD_GATEWAY", FAILED, { cause: error });
    }
    const written = await attempts.forAdmin(admin, id);
    if (written.recommendations === null) throw new AppError("BAD_GATEWAY", FAILED);
    return written;
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
    const { state, status } = await attempts.recommendationState(participant, attempt.id);
    if (state === "ready" || state === "failed") return yield { type: state };
    // There is nothing to wait for: the results are complete as they are.
    if (state === "none" && status === "completed") return yield { type: "ready" };
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
      const budgetOwner: PayerOf = ({ verifiedAt }) => ({ isVerified: verifiedAt !== null, network });
      await write(systemActor, attemptId, budgetOwner, signal).catch((error: unknown) => {
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

/** Whether advice only repeats what the answers come to, which is worked out when it is read: nobody wrote any. */
const isSummary = ({ cards }: KnownAttempt, by: Author): boolean => cards.length === 0 && by === "built-in";
