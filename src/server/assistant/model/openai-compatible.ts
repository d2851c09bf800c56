import type OpenAI from "openai";
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

interface CompatibleOptions {
  /** Undefined for a local server that needs none. */
  apiKey: string | undefined;
  baseUrl: string;
}

/** Extra tokens for models that think before they write. */
const ROOM_TO_THINK = 2_000;
/** The client's timeout ends this much after ours, in milliseconds. */
const MARGIN = 1_000;

/** Parts that servers may refuse or not know, most demanding first. The prompt contains the schema anyway. */
const OPTIONAL_PARTS = [
  {
    part: "form",
    pattern: /response.?format|json.?schema|structured.?output|guided|grammar|json_object|json mode/i,
  },
  { part: "usage", pattern: /stream.?options|include.?usage/i },
  { part: "limit", pattern: /max.?completion.?tokens/i },
  { part: "stream", pattern: /\bstream(ing)?\b/i },
  {
    part: "system",
    pattern:
      /system.{0,40}(role|message|prompt|instruction)|(role|roles).{0,60}system|developer instruction/i,
  },
] as const satisfies readonly OptionalPart<string>[];
type Part = (typeof OPTIONAL_PARTS)[number]["part"];

/** Fields of a stream event or a complete reply. All are optional, because servers add and omit some. */
const words = z.string().nullish().catch(null);
/** A text, or a list of parts, some of which may be thoughts. */
const content = z
  .union([
    z.string(),
    z
      .array(z.object({ type: words, text: words }))
      .transform((parts) => parts.map(({ type, text }) => (isThought(type) ? "" : (text ?? ""))).join("")),
  ])
  .nullish()
  .catch(null);
const isThought = (type: string | null | undefined) => /think|reason/.test(type ?? "");
const replyMessage = z.object({
  content,
  refusal: words,
  reasoning_content: words,
  reasoning: words,
});
const completion = z.object({
  choices: z
    .array(
      z.object({
        delta: replyMessage.nullish().catch(null),
        message: replyMessage.nullish().catch(null),
        text: words,
        finish_reason: words,
      }),
    )
    .nullish()
    .catch(null),
  usage: z
    .object({
      prompt_tokens: z.number(),
      completion_tokens: z.number(),
      prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

/** Creates a transport for a server with the Chat Completions API, local or remote. */
export function createOpenAiCompatible(options: CompatibleOptions, clock: Clock = systemClock): Transport {
  // Imported on use: a server with another model, or with none, saves the time and memory.
  const modules = Promise.all([import("openai"), import("openai/helpers/zod")]);
  const sdk = modules.then(([{ default: Client }, { zodResponseFormat }]) => ({
    formatOf: (output: z.ZodType) => zodResponseFormat(output, "reply"),
    client: new Client({
      apiKey: options.apiKey ?? NO_KEY,
      adminAPIKey: null,
      organization: null,
      project: null,
      baseURL: options.baseUrl,
      maxRetries: 0,
      logLevel: "off",
      fetch: createProviderFetch(clock),
      fetchOptions: NO_REDIRECTS,
    }),
  }));
  sdk.catch(() => undefined);
  const withFallbacks = createRequestFallbacks<Part>(OPTIONAL_PARTS, { firstMayFail: true });

  async function* streamReply(
    request: TransportRequest,
    signal: AbortSignal,
    omittedParts: ReadonlySet<Part>,
  ): AsyncGenerator<ModelEvent> {
    const { client, formatOf } = await sdk;
    const body = {
      ...requestBody(request, omittedParts),
      ...(!omittedParts.has("form") && { response_format: formatOf(request.output) }),
    };
    // Not AbortSignal.any: in Node 20, a signal made from combined ones can be garbage-collected while in use.
    const abortController = new AbortController();
    const abort = () => abortController.abort(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    if (signal.aborted) abort();
    try {
      const response = await client.chat.completions
        .create(body, { signal: abortController.signal, timeout: request.milliseconds + MARGIN })
        .asResponse();
      for await (const piece of replyObjects(response)) yield* eventsOf(piece);
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

function requestBody(
  { model, prompt, output, maxTokens, repair }: TransportRequest,
  omittedParts: ReadonlySet<Part>,
): OpenAI.ChatCompletionCreateParams {
  const limit = maxTokens + ROOM_TO_THINK;
  const system = `${prompt.system}\n\n${schemaInstruction(output)}`;
  const user = `${prompt.stable}\n\n${prompt.own}`;
  const messages: OpenAI.ChatCompletionMessageParam[] = omittedParts.has("system")
    ? [{ role: "user", content: `${system}\n\n${user}` }]
    : [
        { role: "system", content: system },
        { role: "user", content: user },
      ];
  if (repair) {
    messages.push({ role: "assistant", content: repair.reply });
    messages.push({ role: "user", content: repairRequest(repair) });
  }
  const limitField = omittedParts.has("limit") ? { max_tokens: limit } : { max_completion_tokens: limit };
  if (omittedParts.has("stream")) return { model, messages, ...limitField };
  const streamOptions = omittedParts.has("usage") ? {} : { stream_options: { include_usage: true } };
  return { model, messages, ...limitField, stream: true, ...streamOptions };
}

function* eventsOf(piece: unknown): Generator<ModelEvent> {
  const { choices, usage } = completion.safeParse(piece).data ?? {};
  const choice = choices?.[0];
  const message = choice?.delta ?? choice?.message;
  const thought = message?.reasoning_content ?? message?.reasoning;
  const text = message?.content ?? choice?.text;
  if (usage) {
    const cachedTokens = usage.prompt_tokens_details?.cached_tokens ?? 0;
    const inputTokens = Math.max(0, usage.prompt_tokens - cachedTokens);
    yield { kind: "usage", usage: { inputTokens, cachedTokens, outputTokens: usage.completion_tokens } };
  }
  if (thought) yield { kind: "thought", text: thought };
  if (text) yield { kind: "text", text };
  if (message?.refusal) yield { kind: "end", ending: "refused" };
  else if (choice?.finish_reason) yield { kind: "end", ending: endingOf(choice.finish_reason) };
}

/** Servers have many words for a complete reply, and few for an incomplete one. */
function endingOf(reason: string): Ending {
  if (/content.?filter|safety|refus|prohibited|recitation|blocklist/i.test(reason)) return "refused";
  return /length|max.{0,8}tokens/i.test(reason) ? "cut" : "whole";
}
