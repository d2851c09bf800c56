import { cacheableOf, type MessagesRequest, messagesRequest, sensibleReply } from "./anthropic-replies";
import { estimatedTokens, type Mode, type ModelServer, startModelServer, type Wire } from "./model-server";

export interface Script {
  mode?: Mode;
  /** Between pieces of the stream, in milliseconds. */
  delay?: number;
  /** Replaces `sensibleReply`. */
  reply?: (request: MessagesRequest) => unknown;
  /**
   * Estimates tokens and simulates the provider's cache per model: it caches the part before the mark if that has at
   * least this many tokens. Without it, every request reports the same usage.
   */
  cacheMinimum?: number;
}

export interface AnthropicServer extends ModelServer<MessagesRequest> {
  /** Reported usage of each reply, oldest first. */
  usages: Record<string, number>[];
}

const USAGE = { input_tokens: 120, cache_creation_input_tokens: 0, cache_read_input_tokens: 900 };

/** Usage like that of a provider with a prompt cache. */
function cachingUsage(minimum: number) {
  const seen = new Set<string>();
  return (request: MessagesRequest) => {
    const all = estimatedTokens(
      JSON.stringify([request.system, request.messages, request.output_config.format]),
    );
    const before = cacheableOf(request) ?? "";
    const marked = estimatedTokens(before);
    if (marked < minimum) return { ...USAGE, input_tokens: all, cache_read_input_tokens: 0 };
    const key = request.model + before;
    const isKnown = seen.has(key);
    seen.add(key);
    return {
      input_tokens: Math.max(0, all - marked),
      cache_creation_input_tokens: isKnown ? 0 : marked,
      cache_read_input_tokens: isKnown ? marked : 0,
    };
  };
}

/** Starts a server with POST /v1/messages and structured output, streamed or not. */
export async function startAnthropicServer(script: Script = {}): Promise<AnthropicServer> {
  const usages: Record<string, number>[] = [];
  const usageOf = script.cacheMinimum === undefined ? () => USAGE : cachingUsage(script.cacheMinimum);
  const { mode, delay, reply = sensibleReply } = script;
  const server = await startModelServer(wireWith(usages, usageOf), { mode, delay, reply });
  return Object.assign(server, { usages });
}

const stopReason = (mode: Mode) => (mode === "refusal" || mode === "max_tokens" ? mode : "end_turn");

const event = (data: Record<string, unknown> & { type: string }) =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;

const message = ({ model }: MessagesRequest) => ({
  id: "msg_fake",
  type: "message",
  role: "assistant",
  model,
  stop_sequence: null,
});

function wireWith(
  usages: Record<string, number>[],
  usageOf: (request: MessagesRequest) => Record<string, number>,
): Wire<MessagesRequest> {
  function count(request: MessagesRequest) {
    const usage = usageOf(request);
    usages.push(usage);
    return usage;
  }
  return {
    path: "/v1/messages",
    read: (body) => messagesRequest.safeParse(body).data,
    isStreamed: ({ stream }) => stream === true,
    opening: (request) =>
      event({
        type: "message_start",
        message: {
          ...message(request),
          content: [],
          stop_reason: null,
          usage: { ...count(request), output_tokens: 1 },
        },
      }) + event({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
    piece: (text) => event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
    ending: (_, text, mode) =>
      event({ type: "content_block_stop", index: 0 }) +
      event({
        type: "message_delta",
        delta: { stop_reason: stopReason(mode), stop_sequence: null },
        usage: { output_tokens: estimatedTokens(text) },
      }) +
      event({ type: "message_stop" }),
    completeBody: (request, text, mode) => ({
      ...message(request),
      content: [{ type: "text", text }],
      stop_reason: stopReason(mode),
      usage: { ...count(request), output_tokens: estimatedTokens(text) },
    }),
    failure: (type) => ({
      type: "error",
      error: { type, message: "upstream words that nobody should see" },
    }),
  };
}
