import type Anthropic from "@anthropic-ai/sdk";
import { z } from "zod";
import { type Clock, systemClock } from "../../lib/clock";
import { toProviderError } from "./provider-error";
import { createProviderFetch } from "./provider-fetch";
import { replyObjects } from "./reply-objects";
import { createRequestFallbacks, type OptionalPart } from "./request-fallbacks";
import {
  type Ending,
  type ModelEvent,
  NO_KEY,
  NO_REDIRECTS,
  repairRequest,
  schemaInstruction,
  type Transport,
  type TransportRequest,
} from "./transport";

interface AnthropicOptions {
  apiKey: string | undefined;
  /** Undefined for Anthropic's own address. */
  baseUrl: string | undefined;
}

/** Parts of a request that gateways may refuse or not know. Anthropic accepts all of them. */
const OPTIONAL_PARTS = [
  {
    part: "form",
    pattern: /output.?config|output.?format|json.?schema|structured.?output|response.?format/i,
  },
  { part: "effort", pattern: /effort/i },
  { part: "cache", pattern: /cache.?control/i },
  { part: "stream", pattern: /\bstream(ing)?\b/i },
] as const satisfies readonly OptionalPart<string>[];
type Part = (typeof OPTIONAL_PARTS)[number]["part"];

/** The client's timeout ends this much after ours, in milliseconds. */
const MARGIN = 1_000;

/** Creates a transport for Claude, or for a server with its Messages API. */
export function createAnthropic(
  { apiKey, baseUrl }: AnthropicOptions,
  clock: Clock = systemClock,
): Transport {
  // Imported on use: a server with another model, or with none, saves the time and memory.
  const modules = Promise.all([import("@anthropic-ai/sdk"), import("@anthropic-ai/sdk/helpers/zod")]);
  const sdk = modules.then(([{ default: Client }, { zodOutputFormat }]) => ({
    formatOf: zodOutputFormat,
    client: new Client({
      apiKey: apiKey ?? NO_KEY,
      baseURL: baseUrl ?? null,
      maxRetries: 0,
      logLevel: "off",
      fetch: createProviderFetch(clock),
      fetchOptions: NO_REDIRECTS,
    }),
  }));
  sdk.catch(() => undefined);
  const withFallbacks = createRequestFallbacks<Part>(baseUrl === undefined ? [] : OPTIONAL_PARTS);

  async function* streamReply(
    request: TransportRequest,
    signal: AbortSignal,
    omittedParts: ReadonlySet<Part>,
  ): AsyncGenerator<ModelEvent> {
    const { client, formatOf } = await sdk;
    // Aborted in every case: no one reads the rest of an abandoned reply.
    const abortController = new AbortController();
    const abort = () => abortController.abort(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    if (signal.aborted) abort();
    try {
      const body = requestBody(request, formatOf(request.output), omittedParts);
      const response = await client.messages
        .create(body, { signal: abortController.signal, timeout: request.milliseconds + MARGIN })
        .asResponse();
      let ending: Ending | undefined;
      for await (const piece of replyObjects(response)) {
        const { data } = message.safeParse(piece);
        if (!data) continue;
        ending = endingOf(data) ?? ending;
        yield* eventsOf(data, ending);
      }
    } catch (error) {
      throw toProviderError(error);
    } finally {
      signal.removeEventListener("abort", abort);
      abortController.abort();
    }
  }

  return {
    send: (request, signal) => withFallbacks((omittedParts) => streamReply(request, signal, omittedParts)),
  };
}

/**
 * Builds the request. The provider caches everything before the cache mark if it's long enough for the model (1,024 to
 * 4,096 tokens). If it isn't, the mark costs nothing (decision 0024).
 */
function requestBody(
  { model, maxTokens, prompt, effort, repair, output }: TransportRequest,
  format: Anthropic.JSONOutputFormat,
  omittedParts: ReadonlySet<Part>,
): Anthropic.MessageCreateParams {
  const mark = omittedParts.has("cache") ? {} : { cache_control: { type: "ephemeral" as const } };
  const text = (words: string) => ({ type: "text" as const, text: words });
  const config = {
    ...(!omittedParts.has("effort") && { effort }),
    ...(!omittedParts.has("form") && { format }),
  };
  return {
    model,
    max_tokens: maxTokens,
    stream: !omittedParts.has("stream"),
    system: omittedParts.has("form") ? `${prompt.system}\n\n${schemaInstruction(output)}` : prompt.system,
    messages: [
      { role: "user" as const, content: [{ ...text(prompt.stable), ...mark }, text(prompt.own)] },
      ...(repair
        ? [
            { role: "assistant" as const, content: [text(repair.reply)] },
            { role: "user" as const, content: [text(repairRequest(repair))] },
          ]
        : []),
    ],
    ...(Object.keys(config).length > 0 && { output_config: config }),
  };
}

const count = z.number().nullish().catch(null);
const words = z.string().nullish().catch(null);
const usage = z
  .object({
    input_tokens: count,
    cache_creation_input_tokens: count,
    cache_read_input_tokens: count,
    output_tokens: count,
  })
  .nullish()
  .catch(null);
const block = z.object({ type: words, text: words, thinking: words });
/** A stream event or a complete message. All fields are optional, because gateways add and omit some. */
const message = z.object({
  type: words,
  message: z.object({ usage }).nullish().catch(null),
  delta: block.extend({ stop_reason: words }).nullish().catch(null),
  content: z.array(block).nullish().catch(null),
  stop_reason: words,
  usage,
});
type Message = z.output<typeof message>;

function* eventsOf(
  { type, message: startMessage, delta, content, usage: totals }: Message,
  ending?: Ending,
): Generator<ModelEvent> {
  const isWhole = type === "message";
  const startUsage = isWhole ? totals : startMessage?.usage;
  if (startUsage?.input_tokens !== undefined && startUsage.input_tokens !== null) {
    const inputTokens = startUsage.input_tokens + (startUsage.cache_creation_input_tokens ?? 0);
    yield { kind: "usage", usage: { inputTokens, cachedTokens: startUsage.cache_read_input_tokens ?? 0 } };
  }
  for (const part of isWhole ? (content ?? []) : type === "content_block_delta" && delta ? [delta] : []) {
    if (part.thinking) yield { kind: "thought", text: part.thinking };
    if (part.text) yield { kind: "text", text: part.text };
  }
  if ((isWhole || type === "message_delta") && typeof totals?.output_tokens === "number")
    yield { kind: "usage", usage: { outputTokens: totals.output_tokens } };
  if (ending && (isWhole || type === "message_stop")) yield { kind: "end", ending };
}

function endingOf({ delta, stop_reason }: Message): Ending | undefined {
  const reason = delta?.stop_reason ?? stop_reason;
  if (!reason) return undefined;
  if (/refus|filter|safety/i.test(reason)) return "refused";
  return /length|max.{0,8}tokens|context.window/i.test(reason) ? "cut" : "whole";
}
