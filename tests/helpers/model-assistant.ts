import type { Assistant } from "#server/assistant/assistant";
import type { AssistantLog } from "#server/assistant/assistant-log";
import { createAnthropic } from "#server/assistant/model/anthropic";
import { createModelAssistant } from "#server/assistant/model/model-assistant";
import { createModelClient } from "#server/assistant/model/model-client";
import { createModelConcurrency, type ModelConcurrency } from "#server/assistant/model/model-concurrency";
import { createOpenAiCompatible } from "#server/assistant/model/openai-compatible";
import type { TimeLimits } from "#server/assistant/model/time-limits";
import type { TokenUsage } from "#server/assistant/token-usage";
import type { AiProvider } from "#shared/domain/model-test";

interface ModelAssistantOptions {
  /** Undefined means the provider's default URL. */
  url: string | undefined;
  provider?: AiProvider;
  tokenUsage?: Partial<Pick<TokenUsage, "record" | "hasBudget">>;
  log?: AssistantLog;
  limits?: TimeLimits;
  concurrency?: ModelConcurrency;
  models?: { chatModel: string; adviceModel: string };
}

/** A model assistant, built like in production. */
export function modelAssistant({
  url,
  provider = "anthropic",
  tokenUsage: usageOverrides,
  log,
  limits,
  concurrency = createModelConcurrency(8),
  models = { chatModel: "small", adviceModel: "large" },
}: ModelAssistantOptions): Assistant {
  const tokenUsage = { record: async () => undefined, hasBudget: async () => true, ...usageOverrides };
  const transport =
    provider === "anthropic"
      ? createAnthropic({ apiKey: "sk-test", baseUrl: url })
      : createOpenAiCompatible({ apiKey: "sk-test", baseUrl: `${url}/v1` });
  return createModelAssistant(createModelClient({ transport, tokenUsage, log, concurrency }), models, limits);
}
