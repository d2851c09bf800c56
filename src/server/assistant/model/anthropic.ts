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
  { part: "form", named: /output.?config|output.?format|json.?schema|structured.?output|response.?format/i },
  { part: "effort", named: /effort/i },
  { part: "cache", named: /cache.?control/i },
  { part: "stream", named: /\bstream(ing)?\b/i },
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
  const loaded = Promise.all([import("@anthropic-ai/sdk"), import("@anthropic-ai/sdk/helpers/zod")]);
  const opened = loaded.then(([{ default: Client }, { zodOutputFormat }]) => ({
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
  opened.catch(() => undefined);
  const withFallbacks = createRequestFallbacks<Part>(baseUrl === undefined ? [] : OPTIONAL_PARTS);

  async function* sent(
    asked: TransportRequest,
    signal: AbortSignal,
    without: ReadonlySet<Part>,
  ): AsyncGenerator<ModelEvent> {
    const { client, formatOf } = await opened;
    // Aborted in every case: no one reads the rest of an abandoned reply.
    const leaving = new AbortController();
    const leave = () => leaving.abort(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    if (signal.aborted) leave();
    try {
      const body = request(asked, formatOf(asked.output), without);
      const response = await client.messages
        .create(body, { signal: leaving.signal, timeout: asked.milliseconds + MARGIN })
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
      signal.removeEventListener("abort", leave);
      leaving.abort();
    }
  }

  return {
    send: (asked, signal) => withFallbacks((without) => sent(asked, signal, without)),
  };
}

/**
 * Builds the request. The provider caches everything before the cache mark if it's long enough for the model (1,024 to
 * 4,096 tokens). If it isn't, the mark costs nothing (decision 0024).
 */
function request(
  { model, maxTokens, prompt, effort, repair, output }: TransportRequest,
  format: Anthropic.JSONOutputFormat,
  without: ReadonlySet<Part>,
): Anthropic.MessageCreateParams {
  const mark = without.has("cache") ? {} : { cache_control: { type: "ephemeral" as const } };
  const text = (words: string) => ({ type: "text" as const, text: words });
  const config = {
    ...(!without.has("effort") && { effort }),
    ...(!without.has("form") && { format }),
  };
  return {
    model,
    max_tokens: maxTokens,
    stream: !without.has("stream"),
    system: without.has("form") ? `${prompt.system}\n\n${schemaInstruction(output)}` : prompt.system,
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
  { type, message: begun, delta, content, usage: counted }: Message,
  ending?: Ending,
): Generator<ModelEvent> {
  const whole = type === "message";
  const read = whole ? counted : begun?.usage;
  if (read?.input_tokens !== undefined && read.input_tokens !== null) {
    const inputTokens = read.input_tokens + (read.cache_creation_input_tokens ?? 0);
    yield { kind: "usage", usage: { inputTokens, cachedTokens: read.cache_read_input_tokens ?? 0 } };
  }
  for (const part of whole ? (content ?? []) : type === "content_block_delta" && delta ? [delta] : []) {
    if (part.thinking) yield { kind: "thought", text: part.thinking };
    if (part.text) yield { kind: "text", text: part.text };
  }
  if ((whole || type === "message_delta") && typeof counted?.output_tokens === "number")
    yield { kind: "usage", usage: { outputTokens: counted.output_tokens } };
  if (ending && (whole || type === "message_stop")) yield { kind: "end", ending };
}

function endingOf({ delta, stop_reason }: Message): Ending | undefined {
  const reason = delta?.stop_reason ?? stop_reason;
  if (!reason) return undefined;
  if (/refus|filter|safety/i.test(reason)) return "refused";
  return /length|max.{0,8}tokens|context.window/i.test(reason) ? "cut" : "whole";
}
