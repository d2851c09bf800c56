import type { FastifyBaseLogger } from "fastify";
import type { AiConfig, Config } from "../config";
import type { Db } from "../db/database";
import { createCircuitBreaker } from "../lib/circuit-breaker";
import type { Clock } from "../lib/clock";
import type { Assistant } from "./assistant";
import { createBuiltIn } from "./built-in/built-in";
import { createModelApproval } from "./evaluation/model-approval";
import { isKnown } from "./evaluation/model-fingerprint";
import { createFallbackAssistant } from "./fallback-assistant";
import { createAnthropic } from "./model/anthropic";
import { createModelAssistant } from "./model/model-assistant";
import { createModelClient, type ModelClient } from "./model/model-client";
import { createModelConcurrency } from "./model/model-concurrency";
import { createOpenAiCompatible } from "./model/openai-compatible";
import { createTokenUsage, type TokenUsage } from "./token-usage";

interface AssistantParts {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Aborts model calls when the shutdown can't wait any longer. */
  shutdown: AbortSignal;
}

export type Assistance = ReturnType<typeof createAssistant>;

/** Builds the assistant, combined with a model if one is configured. @param override replaces the assistant */
export function createAssistant(
  { ai, aiDailyTokens }: Pick<Config, "ai" | "aiDailyTokens">,
  { db, clock, log, shutdown }: AssistantParts,
  override?: Assistant,
) {
  const tokenUsage = createTokenUsage({ db, clock, dailyTokens: aiDailyTokens });
  const modelApproval = createModelApproval(db, ai);
  const model = ai && { ai, client: openModelClient(ai, { tokenUsage, clock, log, shutdown }) };
  const builtIn = createBuiltIn();
  const assistant = model
    ? createFallbackAssistant({
        model: createModelAssistant(model.client, ai),
        builtIn,
        mayServe: modelApproval.mayServe,
        breaker: createCircuitBreaker(clock),
        tokenUsage,
        log,
      })
    : builtIn;
  return { assistant: override ?? assistant, tokenUsage, modelApproval, model };
}

function openModelClient(
  ai: AiConfig,
  parts: Omit<AssistantParts, "db"> & { tokenUsage: TokenUsage },
): ModelClient {
  const transport =
    ai.provider === "anthropic" ? createAnthropic(ai, parts.clock) : createOpenAiCompatible(ai, parts.clock);
  return createModelClient({
    ...parts,
    transport,
    server: ai,
    mayUnloadModels: !isKnown(ai),
    concurrency: createModelConcurrency(ai.maxConcurrentCalls),
  });
}
