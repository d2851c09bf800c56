import { type AnyRouter, TRPCError } from "@trpc/server";
import { fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { UNBUFFERED } from "../http/headers";
import { BODY_LIMITS } from "../http/json-limits";
import { throttleCalls } from "../http/throttle";
import { AppError } from "../lib/errors";
import type { RecentErrors } from "../lib/recent-errors";
import type { Limiter } from "../rate-limits/limiter";
import { LIMITS } from "../rate-limits/limits";
import { networkOf } from "../rate-limits/network";
import type { Context } from "./context";
import { isFault, retryAfterOf } from "./errors";
import { appRouter } from "./root";

interface TrpcSettings {
  createContext(request: FastifyRequest, reply: FastifyReply): Context;
  limiter: Limiter;
  recentErrors: RecentErrors;
}

/** Calls per request. The client has the same limit. */
const MAX_BATCH_SIZE = 10;
/** The route of procedures that take a template file. */
const FILES = "/:path(^admin\\.templateFiles\\.(?:import|plan)$)";
const NO_EVENT_STREAM = "This is an event stream. Send accept: text/event-stream.";
const { procedures }: AnyRouter["_def"] = appRouter._def;

/** Serves the procedures to pages with tRPC's Fastify adapter, which parses the bodies. */
export function addTrpc(app: FastifyInstance, { createContext, limiter, recentErrors }: TrpcSettings): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_, text, done) => done(null, text));

  const handler = async (req: FastifyRequest<{ Params: { path: string } }>, res: FastifyReply) => {
    const { path } = req.params;
    // A caller that expects a complete response would wait until the stream is closed.
    if (procedures[path]?._def.type === "subscription" && !req.headers.accept?.includes("event-stream"))
      throw new AppError("NOT_ACCEPTABLE", NO_EVENT_STREAM);
    await fastifyRequestHandler({
      ...{ router: appRouter, maxBatchSize: MAX_BATCH_SIZE, req, res, path },
      createContext: async ({ info }) => {
        if (info.type === "subscription") {
          // The adapter doesn't notice a connection that was closed before.
          if (res.raw.destroyed) throw new TRPCError({ code: "CLIENT_CLOSED_REQUEST" });
          res.raw.once("close", limiter.enter(LIMITS.streamsByNetwork, networkOf(req.ip)));
        }
        // Not in a hook, so that the refusal has tRPC's format.
        await throttleCalls(limiter, req, info.calls.length);
        return createContext(req, res);
      },
      responseMeta({ errors, info }) {
        const headers = retryAfterOf(errors);
        if (info?.accept !== "application/jsonl") return { headers };
        for (const [name, value] of Object.entries(UNBUFFERED)) headers.set(name, value);
        return { headers };
      },
      onError: ({ error, path: failed }) => {
        if (!isFault(error)) return;
        const err = error.cause ?? error;
        req.log.error({ err, path: failed }, "A call failed");
        recentErrors.note(req.id, failed ?? path, err);
      },
    });
    return res;
  };
  app.all("/:path", handler);
  app.all(FILES, { bodyLimit: BODY_LIMITS.file.bytes }, handler);
}
