import type { FastifyBaseLogger } from "fastify";
import type { Author } from "#shared/domain/cards/advice";
import type { AttemptId } from "#shared/domain/ids";
import { adviceContext } from "../../advice/create-advice-context";
import { adviceMarkdown } from "../../advice/markdown";
import type { AdviceRequest, Assistant } from "../../assistant/assistant";
import type { BudgetOwner } from "../../assistant/budget-owner";
import { createRedactor } from "../../assistant/pii-redactor";
import type { Staff } from "../admin-auth/rules";
import type { KnownAttempt } from "../attempts/rules";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantAuthService } from "../participant-auth/service";
import type { LiveProgress } from "./live-progress";

/** Returns whose model budget pays for an attempt's recommendations. */
export type BudgetOwnerOf = (attempt: KnownAttempt) => BudgetOwner;

export interface WriterParts {
  attempts: AttemptsService;
  assistant: Assistant;
  /** Emails the participant when recommendations are ready; undefined if such emails are off. */
  announceResults: ParticipantAuthService["announceResults"] | undefined;
  log: FastifyBaseLogger;
  /** Aborts model calls at shutdown. */
  shutdown: AbortSignal;
}

/** Writes recommendations: one run per attempt at a time, stored once, streamed as they are written. */
export function createRecommendationWriter(parts: WriterParts, progress: LiveProgress) {
  const { attempts, assistant, announceResults, log, shutdown } = parts;
  const running = new Map<AttemptId, Promise<void>>();

  /** Writes recommendations if there are none, or joins the running write. Throws AssistantError. */
  function write(by: Staff, id: AttemptId, budgetOwnerOf: BudgetOwnerOf, signal: AbortSignal): Promise<void> {
    const current = running.get(id);
    if (current) return current;
    const run = attempts
      .whileAdvised(id, () => writeOnce(by, id, budgetOwnerOf, signal))
      .finally(() => {
        running.delete(id);
        progress.forgetDraft(id);
      });
    running.set(id, run);
    return run;
  }

  async function writeOnce(
    by: Staff,
    id: AttemptId,
    budgetOwnerOf: BudgetOwnerOf,
    signal: AbortSignal,
  ): Promise<void> {
    const attempt = await attempts.any(by, id);
    if (attempt.status !== "completed" || attempt.recommendations !== null) return;
    const budgetOwner = budgetOwnerOf(attempt);
    const request = requestFor(attempt, budgetOwner);
    progress.beginAnew(id);
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
        progress.publishEnd(id, "ready");
        if (isFirst) await announce(attempt, budgetOwner);
        return;
      }
      progress.append(id, step.value);
    }
  }

  async function announce({ id, userId, title }: KnownAttempt, { network }: BudgetOwner): Promise<void> {
    await announceResults?.(userId, { attemptId: id, title }, network).catch((err: unknown) =>
      log.error({ err, attemptId: id }, "The results email was not sent"),
    );
  }

  return { write, isRunning: (id: AttemptId) => running.has(id) };
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

/** Whether the advice is only the built-in summary, which is calculated on read and never stored. */
const isSummary = ({ cards }: KnownAttempt, by: Author): boolean => cards.length === 0 && by === "built-in";
