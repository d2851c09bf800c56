import { type AnyRouter, TRPCError } from "@trpc/server";
import { type ResponseMetaFn, resolveResponse } from "@trpc/server/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../kernel/errors";
import type { Context } from "./context";
import { linesOf, sent } from "./jsonl";
import { type AppRouter, appRouter } from "./root";

interface DoorSettings {
  /** What the calls of a request are given; throws to refuse them. */
  createContext(request: FastifyRequest, reply: FastifyReply, calls: number): Promise<Context>;
  /** As many calls as one request may hold. */
  maxBatchSize: number;
  responseMeta: ResponseMetaFn<AppRouter>;
  /** Is told of each call that failed. */
  onError(failed: { error: TRPCError; path: string | undefined }): void;
}

type Call = FastifyRequest<{ Params: { path: string } }>;

/** What of a request the library reads. */
type Asked = Pick<Request, "url" | "method" | "headers" | "signal" | "json">;

/** The headers that it reads; a request whose other headers are not copied costs less. */
const READ = ["content-type", "accept", "last-event-id"] as const;
/** A stream that is not read as one would be collected until it ends. */
const NOT_FOLLOWED = "This is a stream. Please ask for it with accept: text/event-stream.";
const VARY = "trpc-accept, accept";

/**
 * Serves the procedures to the pages. What a call is and how it is answered, the library decides; its own adapter makes
 * a web request of every call and sends every answer as a web stream, which pays only where it is one (decision 0045).
 * What comes as a stream of lines is one call, and its lines are our own (decision 0051).
 */
export function addTrpc(app: FastifyInstance, settings: DoorSettings): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );

  app.all("/:path", async (request: Call, reply) => {
    if (asksForLines(request)) return answerInLines(request, reply, settings);
    const headers = new Headers();
    for (const name of READ) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const isFollowed = /event-stream/.test(headers.get("accept") ?? "");
    if (!isFollowed && isStreamed(request.params.path)) throw new AppError("NOT_ACCEPTABLE", NOT_FOLLOWED);
    const response = await resolveResponse({
      router: appRouter,
      maxBatchSize: settings.maxBatchSize,
      responseMeta: settings.responseMeta,
      path: request.params.path,
      error: null,
      req: askedBy(
        request,
        headers,
        isFollowed ? untilClosed(reply) : new AbortController().signal,
      ) as Request,
      createContext: ({ info }) => settings.createContext(request, reply, info.calls.length),
      onError: settings.onError,
    });
    if (isFollowed) return reply.send(response);
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.code(response.status).send(await response.text());
  });
}

const { procedures }: AnyRouter["_def"] = appRouter._def;
const isStreamed = (path: string) => procedures[path]?._def.type === "subscription";

const askedBy = ({ method, url, body }: Call, headers: Headers, signal: AbortSignal): Asked => ({
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
  raw.once("close", () => controller.abort());
  return controller.signal;
}

/** As the library's link asks for them. What asks in another way, the library refuses in its own. */
function asksForLines({ method, headers, query, body }: Call): boolean {
  const isCall = method === "GET" || (method === "POST" && typeof body === "string");
  return isCall && headers["trpc-accept"] === "application/jsonl" && batched.safeParse(query).success;
}

async function answerInLines(request: Call, reply: FastifyReply, settings: DoorSettings) {
  const { path } = request.params;
  const lines = linesOf({
    path,
    type: request.method === "POST" ? "mutation" : "query",
    createContext: () => settings.createContext(request, reply, 1),
    input: () => onlyInput(request),
    onError: (error) => settings.onError({ error, path }),
  });
  reply.header("vary", VARY).type("application/json");
  return reply.send(await sent(lines));
}

const batched = z.object({ batch: z.literal("1") });
const batchOfOne = z.object({ 0: z.unknown() });
const asked = z.object({ input: z.string().optional() });

/** The input of the one call; BAD_REQUEST for what is no JSON. */
function onlyInput({ method, query, body }: Call): unknown {
  try {
    const text = method === "POST" ? String(body) : (asked.parse(query).input ?? "{}");
    return batchOfOne.parse(JSON.parse(text))[0];
  } catch (cause) {
    throw new TRPCError({ code: "BAD_REQUEST", message: "The input is not valid JSON.", cause });
  }
}
