import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { contentSecurityPolicy } from "../http/csp";
import { apiDocsPage } from "./api-docs-page";
import { type ApiSettings, openApiDocument, paceText } from "./openapi";

/** Stands in the page for what differs with each answer. */
const NONCE = "__CSP_NONCE__";

/** Serves the description of the calls: for programs at /openapi.json, for people at /docs. */
export function addApiDocs(app: FastifyInstance, settings: ApiSettings): void {
  let made: { json: string; page: string } | undefined;
  // When it is first asked for: making it takes a while, and most servers are never asked.
  const description = () => {
    if (made) return made;
    const document = openApiDocument(settings);
    made = { json: JSON.stringify(document), page: apiDocsPage(document, paceText(settings), NONCE) };
    return made;
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
