import type { FastifyBaseLogger } from "fastify";
import type { AiConfig } from "../config";
import { createCircuitBreaker } from "../lib/circuit-breaker";
import type { Clock } from "../lib/clock";
import type { Assistant } from "./assistant";
import { createBuiltIn } from "./built-in/built-in";
import type { ModelApproval } from "./evaluation/model-approval";
import { isKnown } from "./evaluation/model-fingerprint";
import { createFallbackAssistant } from "./fallback-assistant";
import { createAnthropic } from "./model/anthropic";
import { createModelAssistant } from "./model/model-assistant";
import { createModelClient, type ModelClient } from "./model/model-client";
import { createModelConcurrency } from "./model/model-concurrency";
import { createOpenAiCompatible } from "./model/openai-compatible";
import type { TokenUsage } from "./token-usage";

interface AssistantParts {
  tokenUsage: TokenUsage;
  clock: Clock;
  log: FastifyBaseLogger;
  modelApproval: ModelApproval;
}

/** The way to talk with the model that is set up. */
export function openModelClient(
  ai: AiConfig,
  {
    tokenUsage,
    clock,
    log,
    shutdown,
  }: Pick<AssistantParts, "tokenUsage" | "clock" | "log"> & { shutdown: AbortSignal },
): ModelClient {
  const transport =
    ai.provider === "anthropic" ? createAnthropic(ai, clock) : createOpenAiCompatible(ai, clock);
  return createModelClient({
    transport,
    server: ai,
    unloads: !isKnown(ai),
    tokenUsage,
    places: createModelConcurrency(ai.callsAtOnce),
    clock,
    log,
    shutdown,
  });
}

/** The built-in assistant, and where there is a model the two together: it does what it may, and what it can. */
export function createAssistant(
  model: { ai: AiConfig; conversation: ModelClient } | undefined,
  { tokenUsage, clock, log, modelApproval: { mayServe } }: AssistantParts,
): Assistant {
  const builtIn = createBuiltIn();
  if (!model) return builtIn;
  return createFallbackAssistant({
    model: createModelAssistant(model.conversation, model.ai),
    builtIn,
    mayServe,
    breaker: createCircuitBreaker(clock),
    tokenUsage,
    log,
  });
}
