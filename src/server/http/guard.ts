import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../kernel/errors";

/** In characters (security T25). */
const LONGEST_URL = 4 * 1024;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

/**
 * Refuses requests that another site could have made in a visitor's name (security T4): whoever changes something
 * sends JSON, which no plain form can, and comes from this site where the browser says where it comes from. Refuses
 * addresses of unreasonable length, too.
 */
export function guardRequests(app: FastifyInstance, publicOrigin: string): void {
  app.addHook("onRequest", (request, _reply, done) => done(refusalOf(request, publicOrigin)));
}

function refusalOf(request: FastifyRequest, publicOrigin: string): AppError | undefined {
  if (request.url.length > LONGEST_URL) return new AppError("URI_TOO_LONG", "The address is too long.");
  if (SAFE_METHODS.has(request.method)) return undefined;
  if (hasBody(request) && !JSON_TYPE.test(request.headers["content-type"] ?? "")) {
    return new AppError("UNSUPPORTED_MEDIA_TYPE", "Please send JSON (content-type: application/json).");
  }
  if (isForeign(request, publicOrigin)) {
    return new AppError("FORBIDDEN", "This request came from another site and was refused.");
  }
  return undefined;
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function isForeign({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return headers.origin !== undefined && headers.origin !== publicOrigin;
}
