import type { TRPCError } from "@trpc/server";
import { resolveResponse } from "@trpc/server/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BODY_LIMITS } from "../http/json-limits";
import { AppError } from "../kernel/errors";
import { answersTo } from "./batch";
import { type Asked, type CallSettings, callsOf, typeOf } from "./calls";
import { linesOf, sent } from "./jsonl";
import { appRouter } from "./root";

interface DoorSettings extends CallSettings {
  /** Counts a stream that begins; the function it gives, one that has ended. Throws to refuse it. */
  countStream(request: FastifyRequest): () => void;
  /** Beside the answer, of the calls of it that failed. */
  headersOf(errors: readonly TRPCError[]): Record<string, string>;
}

/** What of a request the library reads. */
type WebRequest = Pick<Request, "url" | "method" | "headers" | "signal" | "json">;

/** The headers that it reads; a request whose other headers are not copied costs less. */
const READ = ["content-type", "accept", "last-event-id"] as const;
/** The procedures that take a whole file, each alone. */
const FILES = "/:path(^admin\\.templateFiles\\.(?:import|plan)$)";
/** A stream that is not read as one would be collected until it ends. */
const NOT_FOLLOWED = "This is a stream. Please ask for it with accept: text/event-stream.";
const VARY = "trpc-accept, accept";

/**
 * Serves the procedures to the pages. How calls are asked and answered, the library's links decide. Its own way to answer
 * makes abort signals, a web answer and a web stream for every request (decision 0099): it is kept for what is followed,
 * and for what asks in a way that the pages do not.
 */
export function addTrpc(app: FastifyInstance, settings: DoorSettings): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );

  const answer = async (request: Asked, reply: FastifyReply) => {
    const { accept = "", "trpc-accept": form } = request.headers;
    const isFollowed = accept.includes("event-stream");
    const isInLines = form === "application/jsonl" && !request.params.path.includes(",");
    const calls = isFollowed ? undefined : callsOf(request, reply, settings, isInLines);
    const [call] = calls ?? [];
    if (!calls || !call) return asLibrary(request, reply, settings, isFollowed);
    reply.header("vary", VARY).type("application/json");
    if (isInLines) return reply.send(await sent(linesOf(call)));
    const { status, text, errors } = await answersTo(calls);
    return reply.headers(settings.headersOf(errors)).code(status).send(text);
  };
  app.all("/:path", answer);
  app.all(FILES, { bodyLimit: BODY_LIMITS.file.bytes }, answer);
}

/** What is followed, and what asks in a way that the pages do not: mostly to be refused. */
async function asLibrary(request: Asked, reply: FastifyReply, settings: DoorSettings, isFollowed: boolean) {
  if (!isFollowed && isStreamed(request.params.path)) throw new AppError("NOT_ACCEPTABLE", NOT_FOLLOWED);
  const headers = new Headers();
  for (const name of READ) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const signal = isFollowed ? untilClosed(reply) : new AbortController().signal;
  const response = await resolveResponse({
    router: appRouter,
    maxBatchSize: settings.maxBatchSize,
    responseMeta: ({ errors }) => ({ headers: settings.headersOf(errors) }),
    path: request.params.path,
    error: null,
    req: webRequest(request, headers, signal) as Request,
    createContext: async ({ info }) => {
      if (info.type === "subscription") whenOver(signal, settings.countStream(request));
      return settings.createContext(request, reply, info.calls.length);
    },
    onError: settings.onError,
  });
  if (isFollowed) return reply.send(response);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.code(response.status).send(await response.text());
}

const isStreamed = (path: string) => typeOf(path) === "subscription";

const webRequest = ({ method, url, body }: Asked, headers: Headers, signal: AbortSignal): WebRequest => ({
  method,
  // The path is known; whatever stands before the query, this can be read.
  url: `http://localhost/${/\?.*/.exec(url)?.[0] ?? ""}`,
  headers,
  signal,
  json: async () => JSON.parse(String(body)),
});

/** Aborts once nobody listens any more. */
function untilClosed({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // Who left while their session was looked up is told of no more.
  if (raw.destroyed) controller.abort();
  else raw.once("close", () => controller.abort());
  return controller.signal;
}

function whenOver(signal: AbortSignal, leave: () => void): void {
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
}
