import { getTRPCErrorFromUnknown, type TRPCError } from "@trpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { UNBUFFERED } from "../http/headers";
import { BODY_LIMITS, bodyLimitOf, isTooComplex } from "../http/json-limits";
import { stripLoneSurrogates } from "../http/strip-lone-surrogates";
import { throttleCalls } from "../http/throttle";
import { AppError } from "../lib/errors";
import type { RecentErrors } from "../lib/recent-errors";
import { StreamedFile } from "../lib/streamed-file";
import type { Limiter } from "../rate-limits/limiter";
import type { Context } from "../trpc/context";
import { failureOf } from "../trpc/errors";
import { isStream } from "../trpc/streams";
import { addApiDocs } from "./api-docs";
import { inputOf } from "./input-mapping";
import type { ApiSettings } from "./openapi";
import type { RestRoute } from "./route";
import { restRoutes } from "./routes";
import { sendFile } from "./send-file";
import { streamJsonArray } from "./stream-json-array";

const pathParts = z.record(z.string(), z.string());
const queryFields = z.record(z.string(), z.unknown());
const jsonBody = z.record(z.string(), z.unknown(), { error: "The body must be a JSON object." });

export const TOO_COMPLEX = "The JSON is nested too deeply, or has too many fields.";

/** tRPC's error code for a bad request. */
const REFUSED_CODE = -32600;

interface RestSettings {
  createContext(request: FastifyRequest, reply: FastifyReply): Context;
  limiter: Limiter;
  /** Settings for the API's documentation. */
  description: ApiSettings;
}

/** Adds the REST API: plain JSON in and out, errors as `{ message }`. */
export async function addRest(
  app: FastifyInstance,
  { createContext, limiter, description }: RestSettings,
): Promise<void> {
  app.addHook("onRequest", (request) => throttleCalls(limiter, request));
  answerUnknownCalls(app);
  acceptJson(app);
  for (const route of restRoutes) {
    app.route({
      method: route.method,
      bodyLimit: BODY_LIMITS[route.size ?? "small"].bytes,
      url: route.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      handler: async (request, reply) => {
        const result = await call(route, createContext(request, reply), request);
        if (result instanceof StreamedFile) return sendFile(reply, result);
        reply.type("application/json; charset=utf-8");
        if (!isStream(result)) return reply.send(JSON.stringify(result ?? null));
        const list = await streamJsonArray(result);
        return reply.headers(UNBUFFERED).send(list);
      },
    });
  }
  addApiDocs(app, description);
}

/**
 * Parses JSON bodies. An empty body with a JSON content type, as browsers send on logout, counts as no body. JSON that
 * is too deep or has too many fields is refused before it is parsed.
 */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    if (text === "") done(null, undefined);
    else if (isTooComplex(text, bodyLimitOf(request))) {
      done(new AppError("BAD_REQUEST", TOO_COMPLEX));
    } else void parse(request, stripLoneSurrogates(text), done);
  });
}

/** Answers 405 with `Allow` for a known path with another method, otherwise 404. */
function answerUnknownCalls(app: FastifyInstance): void {
  const routes: { methods: string[]; url: string }[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    routes.push({ methods: [method].flat(), url });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const allowedMethods = routes.filter(({ url }) => matches(url, path)).flatMap(({ methods }) => methods);
    if (allowedMethods.length === 0) throw new AppError("NOT_FOUND", "There is no such endpoint.");
    reply.header("Allow", [...new Set(allowedMethods)].join(", "));
    throw new AppError("METHOD_NOT_ALLOWED", `${request.method} isn't allowed here.`);
  });
}

function matches(template: string, path: string): boolean {
  const templateSegments = template.split("/");
  const pathSegments = path.split("/");
  return (
    templateSegments.length === pathSegments.length &&
    templateSegments.every((part, i) => part.startsWith(":") || part === pathSegments[i])
  );
}

/** Calls the route's procedure, which validates its own input. */
async function call({ procedure, path, input }: RestRoute, ctx: Context, request: FastifyRequest) {
  const parts = {
    params: pathParts.parse(request.params),
    query: queryFields.parse(request.query),
    body: jsonBody.parse(request.body ?? {}),
  };
  const rawInput = inputOf(input, parts);
  const { type } = procedure._def;
  const result: unknown = await procedure({
    ctx,
    path,
    type,
    getRawInput: async () => rawInput,
    signal: undefined,
    batchIndex: 0,
  });
  return result;
}

/**
 * Creates the error handler of all parts of the server. It records unexpected errors and adds the request's id to their
 * response, so that they can be found in the log.
 */
export function failureSender(recentErrors: RecentErrors) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const trpcError = getTRPCErrorFromUnknown(error);
    const { status, message, retryAfter } = statusOfFastify(error) ?? failureOf(trpcError);
    if (status === 500) {
      const err = trpcError.cause ?? trpcError;
      request.log.error({ err }, "A call failed");
      recentErrors.note(request.id, request.routeOptions.url ?? "unknown", err);
    }
    if (retryAfter !== undefined) reply.header("Retry-After", String(retryAfter));
    const id = status === 500 ? { requestId: request.id } : {};
    // Pages read errors in tRPC's format.
    const forPages = request.url.startsWith("/trpc/")
      ? { error: pageErrorOf(trpcError, message, { httpStatus: status, ...id }) }
      : {};
    return reply
      .code(status)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify({ message, ...id, ...forPages }));
  };
}

function pageErrorOf({ cause, code }: TRPCError, message: string, facts: object) {
  const data = { code: cause instanceof AppError ? cause.code : code, ...facts };
  return { json: { message, code: REFUSED_CODE, data } };
}

/** Fastify's own refusals, such as for a body that is too large or isn't JSON. */
function statusOfFastify(
  error: unknown,
): { status: number; message: string; retryAfter?: number } | undefined {
  if (!(error instanceof Error) || error instanceof AppError) return undefined;
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status > 499) return undefined;
  if ("code" in error && error.code === "FST_ERR_BAD_URL") {
    return { status, message: "The URL can't be read." };
  }
  const messages: Record<number, string> = {
    400: "The request is not valid JSON.",
    413: "The request is too large.",
    414: "The URL is too long.",
    415: "Please send JSON (content-type: application/json).",
  };
  return { status, message: messages[status] ?? error.message };
}
