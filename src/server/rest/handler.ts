import { getTRPCErrorFromUnknown } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { BODY_LIMITS, bodyLimitOf, isTooComplex } from "../http/json-limits";
import { withoutBrokenText } from "../http/json-text";
import { countCalls } from "../http/throttle";
import { AppError } from "../kernel/errors";
import type { Limiter } from "../limits/limiter";
import type { Context } from "../trpc/context";
import { failureOf } from "../trpc/errors";
import { isStream } from "../trpc/streams";
import { addApiDocs } from "./api-docs";
import { inputOf } from "./intake";
import { jsonList } from "./json-list";
import type { ApiSettings } from "./openapi";
import type { RestRoute } from "./row";
import { restRoutes } from "./table";

const pathParts = z.record(z.string(), z.string());
const jsonBody = z.record(z.string(), z.unknown(), { error: "The body must be a JSON object." });

export const TOO_COMPLEX = "The JSON is nested too deeply, or has too many fields.";

interface RestSettings {
  createContext(request: FastifyRequest, reply: FastifyReply): Context;
  limiter: Limiter;
  /** What the description of the calls says about this server. */
  description: ApiSettings;
}

/** Serves the documented calls (design section 8): plain JSON in and out, failures as `{ message }`. */
export async function addRest(
  app: FastifyInstance,
  { createContext, limiter, description }: RestSettings,
): Promise<void> {
  app.addHook("onRequest", (request) => countCalls(limiter, request));
  answerUnknownCalls(app);
  acceptJson(app);
  for (const route of restRoutes) {
    app.route({
      method: route.method,
      bodyLimit: BODY_LIMITS[route.size ?? "small"].bytes,
      url: route.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      handler: async (request, reply) => {
        const result = await call(route, createContext(request, reply), request);
        reply.type("application/json; charset=utf-8");
        return reply.send(isStream(result) ? await jsonList(result) : JSON.stringify(result ?? null));
      },
    });
  }
  addApiDocs(app, description);
}

/**
 * Parses bodies. A call with a JSON content type and no body is a call without a body, as the browser's logout sends
 * it. What is too deep or has too many fields is refused before it is parsed (security T25).
 */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    if (text === "") done(null, undefined);
    else if (isTooComplex(text, bodyLimitOf(request))) {
      done(new AppError("BAD_REQUEST", TOO_COMPLEX));
    } else void parse(request, withoutBrokenText(text), done);
  });
}

/** 405 with what is possible for a path that is served by other methods, else 404 (security T26). */
function answerUnknownCalls(app: FastifyInstance): void {
  const served: { methods: string[]; url: string }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    served.push({ methods: [method].flat(), url });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const here = served.filter(({ url }) => matches(url, path)).flatMap(({ methods }) => methods);
    if (here.length === 0) throw new AppError("NOT_FOUND", "There is no such call.");
    reply.header("Allow", [...new Set(here)].join(", "));
    throw new AppError("METHOD_NOT_ALLOWED", `${request.method} is not possible here.`);
  });
}

function matches(template: string, path: string): boolean {
  const wanted = template.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(":") || part === given[i])
  );
}

/** The procedure checks its own input; the table only says where it comes from. */
async function call({ procedure, path, input }: RestRoute, ctx: Context, request: FastifyRequest) {
  const parts = { params: pathParts.parse(request.params), body: jsonBody.parse(request.body ?? {}) };
  const given = inputOf(input, parts);
  const { type } = procedure._def;
  const result: unknown = await procedure({
    ctx,
    path,
    type,
    getRawInput: async () => given,
    signal: undefined,
    batchIndex: 0,
  });
  return result;
}

/** Tells a failed request what went wrong, in the one form every part of the server uses. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wrapped = getTRPCErrorFromUnknown(error);
  const { status, message, retryAfter } = statusOfFastify(error) ?? failureOf(wrapped);
  if (status === 500) request.log.error({ err: wrapped.cause ?? wrapped }, "A call failed");
  if (retryAfter !== undefined) reply.header("Retry-After", String(retryAfter));
  return reply.code(status).type("application/json; charset=utf-8").send(JSON.stringify({ message }));
}

/** Fastify's own refusals, such as of a body that is too large or bad JSON. */
function statusOfFastify(
  error: unknown,
): { status: number; message: string; retryAfter?: number } | undefined {
  if (!(error instanceof Error) || error instanceof AppError) return undefined;
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status > 499) return undefined;
  if ("code" in error && error.code === "FST_ERR_BAD_URL") {
    return { status, message: "The address cannot be read." };
  }
  const messages: Record<number, string> = {
    400: "The request is not valid JSON.",
    413: "The request is too large.",
    414: "The address is too long.",
    415: "Please send JSON (content-type: application/json).",
  };
  return { status, message: messages[status] ?? error.message };
}
