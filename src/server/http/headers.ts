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

/** Adds them. Pages add their policy: `csp.ts`. */
export function addSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const headers = secure ? { ...HEADERS, ...TLS_ONLY } : HEADERS;
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    done();
  });
}
