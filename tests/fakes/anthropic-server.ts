import { cacheableOf, type MessagesRequest, messagesRequest, sensibleReply } from "./anthropic-replies";
import { estimatedTokens, type Mode, type ModelServer, startModelServer, type Wire } from "./model-server";

export interface Script {
  mode?: Mode;
  /** Between two pieces of the stream, in milliseconds. */
  delay?: number;
  /** Replaces the reply the server would think up; the request is the parsed body. */
  reply?: (request: MessagesRequest) => unknown;
  /**
   * Counts tokens as characters divided by four and caches as a provider does: what stands before the mark, when it is
   * at least so many tokens, for the model that was asked. Without it every request uses the same.
   */
  cacheMinimum?: number;
}

export interface AnthropicServer extends ModelServer<MessagesRequest> {
  /** What each reply was counted as, oldest first. */
  usages: Record<string, number>[];
}

const USAGE = { input_tokens: 120, cache_creation_input_tokens: 0, cache_read_input_tokens: 900 };

/** Counts as a provider with a cache does. */
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

/** A server that speaks POST /v1/messages with structured output, streamed or whole. */
export async function startAnthropicServer(script: Script = {}): Promise<AnthropicServer> {
  const usages: Record<string, number>[] = [];
  const counted = script.cacheMinimum === undefined ? () => USAGE : cachingUsage(script.cacheMinimum);
  const { mode, delay, reply = sensibleReply } = script;
  const server = await startModelServer(wireWith(usages, counted), { mode, delay, reply });
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
  counted: (request: MessagesRequest) => Record<string, number>,
): Wire<MessagesRequest> {
  function count(request: MessagesRequest) {
    const usage = counted(request);
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
    whole: (request, text, mode) => ({
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
