import type { AiProvider } from "#shared/domain/model-test";
import type { MessagesRequest } from "./anthropic-replies";
import { startAnthropicServer } from "./anthropic-server";
import type { Mode, ModelServer } from "./model-server";
import { startOpenAiServer } from "./openai-server";

/** What both kinds of server can be told to do. */
export interface EitherScript {
  mode?: Mode;
  delay?: number;
  reply?: (request: MessagesRequest) => unknown;
}

/** A server that plays a model in that provider's wire format. */
export const startEitherServer = (
  provider: AiProvider,
  script: EitherScript = {},
): Promise<ModelServer<unknown>> =>
  provider === "anthropic" ? startAnthropicServer(script) : startOpenAiServer(script);
