import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { contentSecurityPolicy } from "../http/csp";
import { apiDocsPage } from "./api-docs-page";
import { type ApiSettings, openApiDocument, paceText } from "./openapi";

/** Placeholder in the cached page for the nonce of each response. */
const NONCE = "__CSP_NONCE__";

/** Serves the API's documentation: /openapi.json for programs and /docs for people. */
export function addApiDocs(app: FastifyInstance, settings: ApiSettings): void {
  let cached: { json: string; page: string } | undefined;
  // Built on the first request: it takes a while, and most servers never need it.
  const description = () => {
    if (cached) return cached;
    const document = openApiDocument(settings);
    cached = { json: JSON.stringify(document), page: apiDocsPage(document, paceText(settings), NONCE) };
    return cached;
  };
  app.get("/openapi.json", (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(description().json),
  );
  app.get("/docs", (_request, reply) => {
    const nonce = randomBytes(16).toString("base64");
    return reply
      .type("text/html; charset=utf-8")
      .header("Content-Security-Policy", contentSecurityPolicy(nonce, false))
      .send(description().page.replace(NONCE, nonce));
  });
}
