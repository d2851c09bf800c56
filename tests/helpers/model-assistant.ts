import type { AssistantLog } from "#server/assistant/log";
import type { Meter } from "#server/assistant/meter";
import { createAnthropic } from "#server/assistant/model/anthropic";
import { createConversation } from "#server/assistant/model/conversation";
import { createModelAssistant, type TimeLimits } from "#server/assistant/model/model-assistant";
import { createOpenAiCompatible } from "#server/assistant/model/openai-compatible";
import { createPlaces, type Places } from "#server/assistant/model/places";
import type { Assistant } from "#server/assistant/port";
import type { AiProvider } from "#shared/domain/model-test";

interface Asked {
  /** Undefined: the provider's own address. */
  url: string | undefined;
  provider?: AiProvider;
  meter?: Partial<Pick<Meter, "record" | "hasBudget">>;
  log?: AssistantLog;
  limits?: TimeLimits;
  places?: Places;
  models?: { chatModel: string; adviceModel: string };
}

/** A model as the assistant, as production puts it together. */
export function modelAssistant({
  url,
  provider = "anthropic",
  meter: given,
  log,
  limits,
  places = createPlaces(8),
  models = { chatModel: "small", adviceModel: "large" },
}: Asked): Assistant {
  const meter = { record: async () => undefined, hasBudget: async () => true, ...given };
  const transport =
    provider === "anthropic"
      ? createAnthropic({ apiKey: "sk-test", baseUrl: url })
      : createOpenAiCompatible({ apiKey: "sk-test", baseUrl: `${url}/v1` });
  return createModelAssistant(createConversation({ transport, meter, log, places }), models, limits);
}
