import type { AiProvider } from "#shared/domain/model-test";
import type { MessagesRequest } from "./anthropic-replies";
import { startAnthropicServer } from "./anthropic-server";
import type { Mode, ModelServer } from "./model-server";
import { startOpenAiServer } from "./openai-server";

/** Options of both providers' servers. */
export interface EitherScript {
  mode?: Mode;
  delay?: number;
  reply?: (request: MessagesRequest) => unknown;
}

/** Starts a fake model server in the provider's wire format. */
export const startEitherServer = (
  provider: AiProvider,
  script: EitherScript = {},
): Promise<ModelServer<unknown>> =>
  provider === "anthropic" ? startAnthropicServer(script) : startOpenAiServer(script);
