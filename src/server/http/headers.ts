import type { FastifyInstance } from "fastify";

/** The headers that every answer carries (security, response headers). */
const HEADERS = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  // Features of the browser that no page needs; copying a link is the one that does.
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), clipboard-write=(self)",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** A year, in seconds. */
const TLS_ONLY = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/** They, for a server that is reached by https or not. */
export const securityHeaders = (secure: boolean): Record<string, string> =>
  secure ? { ...HEADERS, ...TLS_ONLY } : HEADERS;

/** What only a page obeys: a script or a style sheet says the rest. */
const OF_PAGES = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-frame-options",
];

/** Leaves those out of a file that is no page, where each costs its bytes at every first visit. */
export function dropPageHeaders(reply: { removeHeader(name: string): unknown }): void {
  for (const name of OF_PAGES) reply.removeHeader(name);
}

/** Names each answer, and the lines of the log about it. */
export const REQUEST_ID = "x-request-id";

/** Adds it to every answer. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}

export const NO_STORE = { "cache-control": "no-store" };

/** What is read while it is written: no proxy may hold it back until the end, or pack it. */
export const UNBUFFERED = { "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };

/** Adds them. Pages add their policy: `csp.ts`. */
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
