import type { FastifyInstance } from "fastify";

/** Security headers of every response. */
const HEADERS = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  // Pages use no browser features except copying a link.
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), clipboard-write=(self)",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** One year, in seconds. */
const TLS_ONLY = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/** @param secure whether the server is reached over https */
export const securityHeaders = (secure: boolean): Record<string, string> =>
  secure ? { ...HEADERS, ...TLS_ONLY } : HEADERS;

/** Headers that only affect pages, not scripts or style sheets. */
const PAGE_HEADERS = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-frame-options",
];

/** Removes page-only headers from other files, to save bytes on first visits. */
export function dropPageHeaders(reply: { removeHeader(name: string): unknown }): void {
  for (const name of PAGE_HEADERS) reply.removeHeader(name);
}

/** Identifies a response and its log lines. */
export const REQUEST_ID = "x-request-id";

/** Adds the request id to every response. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}

export const NO_STORE = { "cache-control": "no-store" };

/** For streamed responses: proxies must neither buffer nor compress them. */
export const UNBUFFERED = { "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };

/** Adds security headers to every response. Pages also add their policy (`csp.ts`). */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (!reply.hasHeader("cache-control")) reply.headers(NO_STORE);
    done();
  });
}
