import type Anthropic from "@anthropic-ai/sdk";
import {
  type Asked,
  type Ending,
  type ModelEvent,
  NO_KEY,
  NO_REDIRECTS,
  ProviderError,
  repairRequest,
  type Transport,
} from "./transport";

interface AnthropicOptions {
  apiKey: string | undefined;
  /** Undefined: Anthropic's own. */
  baseUrl: string | undefined;
}

/** Claude, or a server that speaks its Messages API. */
export function createAnthropic({ apiKey, baseUrl }: AnthropicOptions): Transport {
  // Loaded only where it is used: a server with another model, or with none, does without its time and memory.
  const loaded = Promise.all([import("@anthropic-ai/sdk"), import("@anthropic-ai/sdk/helpers/zod")]);
  const opened = loaded.then(([{ default: Client, APIError }, { zodOutputFormat }]) => ({
    APIError,
    formatOf: zodOutputFormat,
    client: new Client({
      apiKey: apiKey ?? NO_KEY,
      baseURL: baseUrl ?? null,
      maxRetries: 1,
      logLevel: "off",
      fetchOptions: NO_REDIRECTS,
    }),
  }));
  opened.catch(() => undefined);
  return {
    async *send(asked, signal) {
      const { client, APIError, formatOf } = await opened;
      try {
        const body = request(asked, formatOf(asked.output));
        const options = { signal, timeout: Math.ceil(asked.milliseconds / 2) };
        let ending: Ending | undefined;
        for await (const event of await client.messages.create(body, options)) {
          if (event.type === "message_delta") ending = endingOf(event.delta.stop_reason);
          yield* eventsOf(event, ending);
        }
      } catch (error) {
        if (!(error instanceof APIError)) throw new ProviderError();
        throw new ProviderError({
          status: error.status,
          type: error.type ?? undefined,
          requestId: error.requestID,
        });
      }
    },
  };
}

/**
 * One request. A provider caches what stands before the mark when it is long enough for the model (1,024 to 4,096
 * tokens); when it is not, the mark costs nothing (decision 0024).
 */
function request({ model, maxTokens, prompt, effort, repair }: Asked, format: Anthropic.JSONOutputFormat) {
  const mark = { cache_control: { type: "ephemeral" as const } };
  const text = (words: string) => ({ type: "text" as const, text: words });
  return {
    model,
    max_tokens: maxTokens,
    stream: true as const,
    system: prompt.system,
    messages: [
      { role: "user" as const, content: [{ ...text(prompt.stable), ...mark }, text(prompt.own)] },
      ...(repair
        ? [
            { role: "assistant" as const, content: [text(repair.reply)] },
            { role: "user" as const, content: [text(repairRequest(repair))] },
          ]
        : []),
    ],
    output_config: { effort, format },
  };
}

function* eventsOf(event: Anthropic.RawMessageStreamEvent, ending?: Ending): Generator<ModelEvent> {
  switch (event.type) {
    case "message_start": {
      const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens } = event.message.usage;
      const inputTokens = input_tokens + (cache_creation_input_tokens ?? 0);
      yield { kind: "usage", usage: { inputTokens, cachedTokens: cache_read_input_tokens ?? 0 } };
      break;
    }
    case "content_block_delta":
      if (event.delta.type === "text_delta") yield { kind: "text", text: event.delta.text };
      break;
    case "message_delta":
      yield { kind: "usage", usage: { outputTokens: event.usage.output_tokens } };
      break;
    case "message_stop":
      if (ending) yield { kind: "end", ending };
      break;
    default:
  }
}

function endingOf(reason: string | null): Ending {
  if (reason === "end_turn") return "whole";
  return reason === "refusal" ? "refused" : "cut";
}
