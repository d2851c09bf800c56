import type OpenAI from "openai";
import { z } from "zod";
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

interface CompatibleOptions {
  /** Undefined with a local server that wants none. */
  apiKey: string | undefined;
  baseUrl: string;
}

/** Models that think before they write do so out of the same tokens. */
const ROOM_TO_THINK = 2_000;
/** A reply that is sent whole is read no further, in bytes. */
const LONGEST_BODY = 1_000_000;
/** How a server says that it does not take one of the parameters. */
const NOT_TAKEN = [400, 422, 501];

/**
 * From what holds a model best to what every server takes: held to the form and streamed, streamed, in one piece.
 * The form stands in the prompt in any case.
 */
const MANNERS = ["held", "streamed", "whole"] as const;
type Manner = (typeof MANNERS)[number];

/** What a piece of a stream, or a reply in one piece, is read for; servers add to it and leave out as they like. */
const spoken = z.object({
  content: z.string().nullish().catch(null),
  refusal: z.string().nullish().catch(null),
});
const completion = z.object({
  choices: z
    .array(
      z.object({
        delta: spoken.nullish(),
        message: spoken.nullish(),
        finish_reason: z.string().nullish().catch(null),
      }),
    )
    .nullish(),
  usage: z
    .object({
      prompt_tokens: z.number(),
      completion_tokens: z.number(),
      prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

/** A server that speaks the Chat Completions API, on this machine or elsewhere. */
export function createOpenAiCompatible(options: CompatibleOptions): Transport {
  // Loaded only where it is used: a server with another model, or with none, does without its time and memory.
  const loaded = Promise.all([
    import("openai"),
    import("openai/core/streaming"),
    import("openai/helpers/zod"),
  ]);
  const opened = loaded.then(([{ default: Client, APIError }, { Stream }, { zodResponseFormat }]) => ({
    APIError,
    Stream,
    formatOf: (output: z.ZodType) => zodResponseFormat(output, "reply"),
    client: new Client({
      apiKey: options.apiKey ?? NO_KEY,
      adminAPIKey: null,
      organization: null,
      project: null,
      baseURL: options.baseUrl,
      maxRetries: 1,
      logLevel: "off",
      fetchOptions: NO_REDIRECTS,
    }),
  }));
  opened.catch(() => undefined);
  /** The first manner that this server has taken; it is asked in no other from then on. */
  let first = 0;

  async function* sent(asked: Asked, signal: AbortSignal, at: number): AsyncGenerator<ModelEvent> {
    const { client, APIError, Stream, formatOf } = await opened;
    const manner = MANNERS[at] ?? "whole";
    const body = {
      ...request(asked, manner),
      ...(manner === "held" && { response_format: formatOf(asked.output) }),
    };
    // By hand: what AbortSignal.any gives of other such signals can be collected while it is waited for (Node 20).
    const leaving = new AbortController();
    const leave = () => leaving.abort(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    if (signal.aborted) leave();
    try {
      const response = await client.chat.completions
        .create(body, { signal: leaving.signal, timeout: Math.ceil(asked.milliseconds / 2) })
        .asResponse();
      first = at;
      if (isStream(response)) {
        for await (const piece of Stream.fromSSEResponse(response, leaving, client)) yield* eventsOf(piece);
      } else yield* eventsOf(JSON.parse(await bodyOf(response)));
    } catch (error) {
      if (!(error instanceof APIError)) throw new ProviderError();
      throw new ProviderError({
        status: error.status,
        type: error.type ?? undefined,
        requestId: error.requestID,
      });
    } finally {
      signal.removeEventListener("abort", leave);
      leaving.abort();
    }
  }

  return {
    async *send(asked, signal) {
      for (let at = first; ; at += 1) {
        try {
          return yield* sent(asked, signal, at);
        } catch (error) {
          if (at + 1 === MANNERS.length || !isNotTaken(error)) throw error;
        }
      }
    },
  };
}

const isNotTaken = (error: unknown) =>
  error instanceof ProviderError && NOT_TAKEN.includes(error.known.status ?? 0);

const isStream = (response: Response) =>
  response.headers.get("content-type")?.includes("text/event-stream") ?? false;

async function bodyOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > LONGEST_BODY) throw new ProviderError();
  }
  return text;
}

function request(asked: Asked, manner: Manner): OpenAI.ChatCompletionCreateParams {
  const { model, prompt, maxTokens, repair } = asked;
  const schema = z.toJSONSchema(asked.output);
  const limit = maxTokens + ROOM_TO_THINK;
  const messages: OpenAI.ChatCompletionMessageParam[] = [
    { role: "system", content: `${prompt.system}\n\n${formOf(schema)}` },
    { role: "user", content: `${prompt.stable}\n\n${prompt.own}` },
  ];
  if (repair) {
    messages.push({ role: "assistant", content: repair.reply });
    messages.push({ role: "user", content: repairRequest(repair) });
  }
  if (manner === "whole") return { model, messages, max_tokens: limit };
  if (manner === "streamed") return { model, messages, max_tokens: limit, stream: true };
  const withUsage = { stream: true, stream_options: { include_usage: true } } as const;
  return { model, messages, max_completion_tokens: limit, ...withUsage };
}

const formOf = (schema: object) =>
  `Reply with one JSON object and nothing else: no prose round it, no code fence, its fields in the order of this schema.\n${JSON.stringify(schema)}`;

function* eventsOf(piece: unknown): Generator<ModelEvent> {
  const { choices, usage } = completion.parse(piece);
  const choice = choices?.[0];
  const said = choice?.delta ?? choice?.message;
  if (usage) {
    const cachedTokens = usage.prompt_tokens_details?.cached_tokens ?? 0;
    const inputTokens = Math.max(0, usage.prompt_tokens - cachedTokens);
    yield { kind: "usage", usage: { inputTokens, cachedTokens, outputTokens: usage.completion_tokens } };
  }
  if (said?.content) yield { kind: "text", text: said.content };
  if (said?.refusal) yield { kind: "end", ending: "refused" };
  else if (choice?.finish_reason) yield { kind: "end", ending: endingOf(choice.finish_reason) };
}

function endingOf(reason: string): Ending {
  if (reason === "stop") return "whole";
  return reason === "content_filter" ? "refused" : "cut";
}
