import { composeAdvice } from "../../advice/compose";
import { adviceMarkdown } from "../../advice/markdown";
import type { AiConfig } from "../../config";
import { generatorResult } from "../../lib/generator-result";
import { type AdviceRequest, type Assistant, type AssistantAdvice, AssistantError } from "../assistant";
import { type ClaimChecks, confirmedBy } from "../grounding/claims";
import { sourcesOf } from "../grounding/create-sources";
import { keepGroundedAdvice } from "../grounding/filter-grounded";
import type { ModelClient } from "./model-client";
import {
  adviceRequest,
  answerRequest,
  cardsRequest,
  checkRequest,
  newBoundary,
  templateDraftRequest,
} from "./model-requests";
import { TIME_LIMITS } from "./time-limits";

/** Drafts may take this many times as long as advice, because admins can wait. */
const DRAFT_SHARE = 1.6;

/** Creates an assistant that uses a model. */
export function createModelAssistant(
  { ask, isReady, wake }: ModelClient,
  models: Pick<AiConfig, "chatModel" | "adviceModel">,
  limits = TIME_LIMITS,
): Assistant {
  const createSettings = (milliseconds: number) => ({
    model: models.adviceModel,
    boundary: newBoundary(),
    milliseconds,
  });

  /** Shows the author's sentences right away. The model's replace them once they are checked. */
  async function* recommend(
    request: AdviceRequest,
    signal: AbortSignal,
  ): AsyncGenerator<string, AssistantAdvice> {
    const sources = sourcesOf(request);
    yield adviceMarkdown(composeAdvice(request.context), request.context);
    const { modelAdvice, claims } = await generatorResult(
      ask(adviceRequest(sources, createSettings(limits.advice)), signal),
    );
    const checks = await generatorResult(
      ask(checkRequest(claims, sources, createSettings(limits.check)), signal),
    ).catch((error: unknown): ClaimChecks => {
      if (!(error instanceof AssistantError)) throw error;
      return { checks: [] };
    });
    const confirms = confirmedBy(checks, claims);
    return { advice: keepGroundedAdvice(modelAdvice, { ...sources, confirms }), by: "ai" };
  }

  return {
    hasModel: true,
    authorFor: async () => (isReady(models.chatModel) ? "ai" : "built-in"),
    wake: () => wake(models.chatModel),
    judge: (turn, signal) =>
      ask(answerRequest(turn, { ...createSettings(limits.judge), model: models.chatModel }), signal),
    recommend,
    draftTemplate: (description, signal) =>
      ask(templateDraftRequest(description, createSettings(DRAFT_SHARE * limits.advice)), signal),
    proposeCards: (request, signal) =>
      ask(cardsRequest(request, createSettings(DRAFT_SHARE * limits.advice)), signal),
  };
}
