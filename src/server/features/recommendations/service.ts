import { z } from "zod";
import { attemptId as attemptIdSchema } from "#shared/contracts/common";
import type { AttemptId } from "#shared/domain/ids";
import { AssistantError } from "../../assistant/assistant";
import { ORGANIZATION } from "../../assistant/budget-owner";
import { jobHandler } from "../../jobs/handler";
import { AppError } from "../../lib/errors";
import type { SystemActor } from "../../lib/system-actor";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import { createLiveProgress } from "./live-progress";
import { type BudgetOwnerOf, createRecommendationWriter, type WriterParts } from "./write-recommendations";

/** A model writes for a minute or more, and several attempts may be completed together. */
const JOB_LIMITS = { timeoutMs: 100_000, concurrency: 4, maxTries: 5 };

const FAILED = "Failed to generate AI recommendations";

interface Parts extends WriterParts {
  limiter: Limiter;
  /** Used by the job. */
  systemActor: SystemActor;
  /** Aborted when the server starts to shut down. */
  draining: AbortSignal;
}

/** Recommendations of completed attempts: written by a job or for an admin, and streamed as they are written. */
export function createRecommendations(parts: Parts) {
  const { limiter, attempts, assistant, systemActor, shutdown } = parts;
  const progress = createLiveProgress(parts);
  const { write, isRunning } = createRecommendationWriter(parts, progress);

  /** CONFLICT unless completed, without recommendations, and with cards or a model; BAD_GATEWAY if writing fails. */
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
      if (recommendationState === "failed") progress.publishEnd(id, "failed");
      if (!(error instanceof AssistantError)) throw error;
      throw new AppError("BAD_GATEWAY", FAILED, { cause: error });
    }
    const result = await attempts.forAdmin(admin, id);
    if (result.recommendations === null) throw new AppError("BAD_GATEWAY", FAILED);
    return result;
  }

  /** The job after a completion. It reports failure only after its last try. */
  const job = jobHandler({
    payload: z.object({ attemptId: attemptIdSchema, network: z.string().nullable().default(null) }),
    ...JOB_LIMITS,
    run: async ({ attemptId, network }, signal) => {
      const budgetOwner: BudgetOwnerOf = ({ verifiedAt }) => ({ isVerified: verifiedAt !== null, network });
      await write(systemActor, attemptId, budgetOwner, signal).catch((error: unknown) => {
        // The attempt was deleted while the job waited.
        if (!(error instanceof AppError && error.code === "NOT_FOUND")) throw error;
      });
    },
    onFailed({ attemptId }) {
      // An admin's run that the job joined continues and reports its own outcome.
      if (!isRunning(attemptId)) progress.publishEnd(attemptId, "failed");
    },
  });

  return { generate, watch: progress.watch, job };
}
