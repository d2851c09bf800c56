import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { cacheableOf, type MessagesRequest, messagesRequest, sensibleReply } from "./anthropic-replies";

/** How the server behaves; all but "ok" are troubles a real one can have. */
export const MODES = [
  "ok",
  "error500",
  "overloaded529",
  "rate429",
  /** Takes the request and never answers. */
  "hang",
  /** Begins to stream and then falls silent. */
  "stall",
  /** Breaks the connection before a word. */
  "reset",
  /** Breaks the connection in the middle of the stream. */
  "cut",
  "html",
  "refusal",
  "max_tokens",
  "garbage",
  "empty",
  /** Ends the stream without an event. */
  "silent",
  /** Streams text without end. */
  "huge",
] as const;
export type Mode = (typeof MODES)[number];

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

export interface AnthropicServer {
  url: string;
  /** Bodies of the requests so far, oldest first. */
  requests: MessagesRequest[];
  /** What each reply was counted as, oldest first. */
  usages: Record<string, number>[];
  /** How many requests were given up by the client before the reply was complete. */
  readonly aborted: number;
  setMode(mode: Mode): void;
  close(): Promise<void>;
}

const PIECE = 9;
const USAGE = { input_tokens: 120, cache_creation_input_tokens: 0, cache_read_input_tokens: 900 };

/** About how many tokens a text is. */
const estimatedTokens = (text: string): number => Math.ceil(text.length / 4);

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

/** A server on a free port of this machine that speaks POST /v1/messages with structured output, streamed or whole. */
export async function startAnthropicServer(script: Script = {}): Promise<AnthropicServer> {
  const requests: MessagesRequest[] = [];
  const usages: Record<string, number>[] = [];
  let mode = script.mode ?? "ok";
  let aborted = 0;
  const counted = script.cacheMinimum === undefined ? () => USAGE : cachingUsage(script.cacheMinimum);

  const server = createServer((incoming, response) => {
    response.on("close", () => {
      if (!response.writableFinished) aborted += 1;
    });
    answer(incoming, response).catch(() => response.destroy());
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.method !== "POST" || incoming.url !== "/v1/messages")
      return fail(response, 404, "not_found_error");
    const parsed = messagesRequest.safeParse(await readJson(incoming));
    if (!parsed.success) return fail(response, 400, "invalid_request_error");
    requests.push(parsed.data);
    switch (mode) {
      case "error500":
        return fail(response, 500, "api_error");
      case "overloaded529":
        return fail(response, 529, "overloaded_error");
      case "rate429":
        return fail(response, 429, "rate_limit_error", { "retry-after": "1" });
      case "reset":
        response.destroy();
        return;
      case "hang":
        return;
      case "silent":
        response.writeHead(200, { "content-type": "text/event-stream" }).end();
        return;
      case "html":
        response
          .writeHead(200, { "content-type": "text/html" })
          .end("<!doctype html><h1>Captive portal</h1>");
        return;
      default:
        return reply(parsed.data, response);
    }
  }

  async function reply(request: MessagesRequest, response: ServerResponse): Promise<void> {
    const text = textFor(mode, request, script.reply ?? sensibleReply);
    const stopReason = mode === "refusal" || mode === "max_tokens" ? mode : "end_turn";
    const input = counted(request);
    usages.push(input);
    const usage = { ...input, output_tokens: estimatedTokens(text) };
    const message = {
      id: "msg_fake",
      type: "message",
      role: "assistant",
      model: request.model,
      stop_sequence: null,
    };
    if (!request.stream) {
      const content = [{ type: "text", text }];
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ ...message, content, stop_reason: stopReason, usage }));
      return;
    }
    const send = (data: Record<string, unknown> & { type: string }) =>
      response.write(`event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`);
    const sendText = (piece: string) =>
      send({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: piece } });
    response.writeHead(200, { "content-type": "text/event-stream", "request-id": "req_fake" });
    send({
      type: "message_start",
      message: { ...message, content: [], stop_reason: null, usage: { ...input, output_tokens: 1 } },
    });
    send({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } });
    while (mode === "huge" && !response.destroyed) {
      sendText("x".repeat(10_000));
      await wait(1);
    }
    const pieces = text.match(new RegExp(`.{1,${PIECE}}`, "gs")) ?? [];
    const shown = mode === "cut" || mode === "stall" ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
    for (const piece of shown) {
      sendText(piece);
      if (script.delay) await wait(script.delay);
      if (response.destroyed) return;
    }
    if (mode === "stall") return;
    if (mode === "cut") {
      // What was written has to leave before the connection ends.
      await wait(20);
      response.destroy();
      return;
    }
    send({ type: "content_block_stop", index: 0 });
    send({
      type: "message_delta",
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: usage.output_tokens },
    });
    send({ type: "message_stop" });
    response.end();
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The fake has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    usages,
    get aborted() {
      return aborted;
    },
    setMode(next) {
      mode = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function fail(
  response: ServerResponse,
  status: number,
  type: string,
  headers: Record<string, string> = {},
): void {
  const body = { type: "error", error: { type, message: "upstream words that nobody should see" } };
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

function textFor(mode: Mode, request: MessagesRequest, reply: (request: MessagesRequest) => unknown): string {
  const text = JSON.stringify(reply(request));
  if (mode === "empty") return "";
  if (mode === "garbage") return `Sure! Here is the JSON: ${text.slice(0, 40)}`;
  if (mode === "max_tokens") return text.slice(0, Math.floor(text.length / 2));
  return text;
}
