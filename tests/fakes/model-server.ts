import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Behaviors of a model server; all but "ok" are faults of real ones. */
export const MODES = [
  "ok",
  "error500",
  "overloaded529",
  "rate429",
  /** Accepts the request and never answers. */
  "hang",
  /** Starts to stream, then pauses forever. */
  "stall",
  /** Closes the connection before the response. */
  "reset",
  /** Closes the connection in the middle of the stream. */
  "cut",
  "html",
  "refusal",
  "max_tokens",
  "garbage",
  /** Half of the text, marked as complete. */
  "half",
  /** JSON of another shape, like from a server that ignores the schema. */
  "other-form",
  "prose",
  "another-language",
  "empty",
  /** An empty stream without events. */
  "silent",
  /** The right shape with a text of 100,000 characters. */
  "long",
  /** Streams text forever. */
  "huge",
] as const;
export type Mode = (typeof MODES)[number];

/** Characters per piece of a stream; more if there would be over a hundred pieces. */
const PIECE_LENGTH = 9;
const MAX_PIECES = 100;
const LONG_TEXT_LENGTH = 100_000;

/** Reads requests and writes replies in one provider's format. */
export interface Wire<Request> {
  path: string;
  /** Undefined for an invalid or unsupported request. */
  read(body: unknown): Request | undefined;
  isStreamed(request: Request): boolean;
  /** The start, a text piece and the end of a stream. */
  opening(request: Request): string;
  piece(text: string): string;
  ending(request: Request, text: string, mode: Mode): string;
  /** The body of a reply that isn't streamed. */
  completeBody(request: Request, text: string, mode: Mode): object;
  failure(type: string): object;
}

export interface ModelServer<Request> {
  url: string;
  /** Request bodies so far, oldest first. */
  requests: Request[];
  /** Number of requests answered with 400. */
  readonly refused: number;
  /** Number of requests that the client aborted before the reply was complete. */
  readonly aborted: number;
  setMode(mode: Mode): void;
  close(): Promise<void>;
}

interface Behavior<Request> {
  mode?: Mode | undefined;
  /** Between pieces of the stream, in milliseconds. */
  delay?: number | undefined;
  /** A string is sent as is, anything else as JSON. */
  reply: (request: Request) => unknown;
}

/** Starts a fake model server on a free local port. Throws without a port. */
export async function startModelServer<Request>(
  wire: Wire<Request>,
  behavior: Behavior<Request>,
): Promise<ModelServer<Request>> {
  const requests: Request[] = [];
  let mode = behavior.mode ?? "ok";
  let aborted = 0;
  let refused = 0;

  const server = createServer((incoming, response) => {
    response.on("close", () => {
      if (!response.writableFinished) aborted += 1;
    });
    answer(incoming, response).catch(() => response.destroy());
  });

  function fail(
    response: ServerResponse,
    status: number,
    type: string,
    headers: Record<string, string> = {},
  ): void {
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(wire.failure(type)));
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.method !== "POST" || incoming.url !== wire.path)
      return fail(response, 404, "not_found_error");
    const request = wire.read(await readJson(incoming));
    if (!request) {
      refused += 1;
      return fail(response, 400, "invalid_request_error");
    }
    requests.push(request);
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
        return reply(request, response);
    }
  }

  async function reply(request: Request, response: ServerResponse): Promise<void> {
    const text = textFor(mode, behavior.reply(request));
    if (!wire.isStreamed(request)) {
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify(wire.completeBody(request, text, mode)));
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream", "request-id": "req_fake" });
    response.write(wire.opening(request));
    while (mode === "huge" && !response.destroyed) {
      response.write(wire.piece("x".repeat(10_000)));
      await wait(1);
    }
    const size = Math.max(PIECE_LENGTH, Math.ceil(text.length / MAX_PIECES));
    const pieces = text.match(new RegExp(`.{1,${size}}`, "gs")) ?? [];
    const sentPieces =
      mode === "cut" || mode === "stall" ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
    for (const piece of sentPieces) {
      response.write(wire.piece(piece));
      if (behavior.delay) await wait(behavior.delay);
      if (response.destroyed) return;
    }
    if (mode === "stall") return;
    if (mode === "cut") {
      // Lets the written data leave before the connection closes.
      await wait(20);
      response.destroy();
      return;
    }
    response.end(wire.ending(request, text, mode));
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The fake has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    get refused() {
      return refused;
    },
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

export const estimatedTokens = (text: string): number => Math.ceil(text.length / 4);

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

function textFor(mode: Mode, reply: unknown): string {
  const text = typeof reply === "string" ? reply : JSON.stringify(reply);
  switch (mode) {
    case "empty":
      return "";
    case "garbage":
      return `Sure! Here is the JSON: ${text.slice(0, 40)}`;
    case "max_tokens":
    case "half":
      return text.slice(0, Math.floor(text.length / 2));
    case "other-form":
      return JSON.stringify({ reply: "JSON of a form that nobody asked for", rating: 5 });
    case "prose":
      return "I think that this JSON thing is too much, so here is my opinion in prose: well done!";
    case "another-language":
      return "我认为这个回答很好，但是我不会写 JSON 格式。";
    case "long":
      return text.replace(/"(response|text|title)":"/, (name) => name + "xxx ".repeat(LONG_TEXT_LENGTH / 4));
    default:
      return text;
  }
}
