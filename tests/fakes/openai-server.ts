import { z } from "zod";
import { type MessagesRequest, sensibleReply } from "./anthropic-replies";
import { estimatedTokens, type Mode, type ModelServer, startModelServer, type Wire } from "./model-server";

const format = z.object({
  type: z.literal("json_schema"),
  json_schema: z.object({
    name: z.string(),
    strict: z.literal(true),
    schema: z.looseObject({ properties: z.record(z.string(), z.unknown()) }),
  }),
});

const chatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() })).min(2),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.literal(true) }).optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  response_format: format.optional(),
});
export type ChatRequest = z.output<typeof chatRequest>;

/** Features that a server may reject with 400. */
export type UnsupportedFeature = "format" | "usage" | "limit" | "stream";

export interface ChatScript {
  mode?: Mode;
  delay?: number;
  /** Replaces `sensibleReply`. It gets the request in both formats. */
  reply?: (request: MessagesRequest, chat: ChatRequest) => unknown;
  takesNo?: readonly UnsupportedFeature[];
  /** Whether it answers in one piece even if a stream is requested. */
  isWhole?: boolean;
  /** Whether it reports no token usage. */
  countsNothing?: boolean;
}

/** The response schema, read from the prompt, which contains it even without `response_format`. */
const schemaInPrompt = ({ messages }: ChatRequest) =>
  z
    .looseObject({ properties: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(messages[0]?.content.split("\n").at(-1) ?? ""));

/** Converts a request to Anthropic's format, so both fakes share replies. */
function asMessages(request: ChatRequest): MessagesRequest {
  const [system, ...rest] = request.messages;
  return {
    model: request.model,
    max_tokens: request.max_completion_tokens ?? request.max_tokens ?? 0,
    stream: request.stream,
    system: system?.content ?? "",
    messages: rest.map(({ role, content }) => ({ role, content: [{ type: "text", text: content }] })),
    output_config: { format: { type: "json_schema", schema: schemaInPrompt(request) } },
  };
}

/** Starts a server with POST /v1/chat/completions on a free local port. */
export function startOpenAiServer(script: ChatScript = {}): Promise<ModelServer<ChatRequest>> {
  const { mode, delay, reply = sensibleReply } = script;
  return startModelServer(wireOf(script), {
    mode,
    delay,
    reply: (request) => reply(asMessages(request), request),
  });
}

function finishReason(mode: Mode): string {
  if (mode === "refusal") return "content_filter";
  return mode === "max_tokens" ? "length" : "stop";
}

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const ABOUT = { id: "chatcmpl-fake", object: "chat.completion.chunk", created: 1, model: "local" };

function wireOf({ takesNo = [], isWhole = false, countsNothing = false }: ChatScript): Wire<ChatRequest> {
  const usage = (text: string) =>
    countsNothing
      ? {}
      : {
          usage: {
            prompt_tokens: 1_020,
            completion_tokens: estimatedTokens(text),
            prompt_tokens_details: { cached_tokens: 900 },
          },
        };
  return {
    path: "/v1/chat/completions",
    read(body) {
      const request = chatRequest.parse(body);
      const has: Record<UnsupportedFeature, boolean> = {
        format: request.response_format !== undefined,
        usage: request.stream_options !== undefined,
        limit: request.max_completion_tokens !== undefined,
        stream: request.stream === true,
      };
      const isTaken = !takesNo.some((part) => has[part]);
      return isTaken ? request : undefined;
    },
    isStreamed: ({ stream }) => stream === true && !isWhole,
    opening: () => event({ ...ABOUT, choices: [{ index: 0, delta: { role: "assistant", content: "" } }] }),
    piece: (content) => event({ ...ABOUT, choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
    ending: (request, text, mode) =>
      event({ ...ABOUT, choices: [{ index: 0, delta: {}, finish_reason: finishReason(mode) }] }) +
      (request.stream_options ? event({ ...ABOUT, choices: [], ...usage(text) }) : "") +
      "data: [DONE]\n\n",
    completeBody: (_, content, mode) => ({
      ...ABOUT,
      object: "chat.completion",
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finishReason(mode) }],
      ...usage(content),
    }),
    failure: (type) => ({ error: { type, message: "upstream words that nobody should see" } }),
  };
}
