import { z } from "zod";
import { escapeHtml } from "../http/html";
import { API_DOCS_STYLE } from "./api-docs-style";
import type { JsonSchema } from "./json-schema";
import type { openApiDocument } from "./openapi";
import { fieldTable, typeOf } from "./schema-html";

type Document = ReturnType<typeof openApiDocument>;

/** The parts of an OpenAPI operation that the page shows. */
const operations = z.record(
  z.string(),
  z.object({
    operationId: z.string(),
    tags: z.tuple([z.string()]),
    summary: z.string(),
    "x-extension": z.boolean().optional(),
    parameters: z.array(
      z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.looseObject({}) }),
    ),
    security: z.array(z.record(z.string(), z.unknown())),
    requestBody: z
      .object({
        required: z.boolean(),
        content: z.object({ "application/json": z.looseObject({ schema: z.looseObject({}) }) }),
      })
      .optional(),
    responses: z.record(z.string(), z.looseObject({})),
  }),
);
type Operation = z.output<typeof operations>[string];

const media = z.object({
  content: z.record(z.string(), z.looseObject({ schema: z.looseObject({}) })),
});

const CALLERS: Record<string, string> = { admin: "Admins", participant: "Participants" };

/**
 * The API's documentation as a self-contained HTML page without scripts.
 * @param rateText text about the limit on calls
 */
export function apiDocsPage(document: Document, rateText: string, nonce: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(operations.parse(methods)).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = document.tags.map(({ name, description }) => {
    const tagCalls = calls.filter(({ operation }) => operation.tags[0] === name);
    return `<section><h2 id="${anchor(name)}">${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>
${tagCalls.map(({ method, path, operation }) => callHtml(method, path, operation)).join("\n")}</section>`;
  });
  const { title } = document.info;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${API_DOCS_STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
${introduction(document, rateText)}
<nav aria-label="Contents"><ul>
${[...document.tags.map(({ name }) => name), "Errors", "Objects"].map((name) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`).join("")}
</ul></nav>
</header>
<main>
${sections.join("\n")}
<section><h2 id="errors">Errors</h2><p>What each status means. The message in the body gives the reason.</p>
${refusalTable(document)}</section>
<section><h2 id="objects">Objects</h2><p>What calls return, by name.</p>
${Object.entries(document.components.schemas)
  .map(([name, schema]) => objectHtml(name, schema))
  .join("\n")}</section>
</main>
</body>
</html>
`;
}

function introduction({ servers, components }: Document, rateText: string): string {
  const cookie = components.securitySchemes.admin.name;
  return `<p>The API for scripts and other systems. Also as a file for programs:
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Send calls to <code>${escapeHtml(servers[0]?.url ?? "")}</code>.</p>
<ul>
<li>Requests and responses are JSON. Times are ISO 8601 in UTC. Errors return <code>{"message": "…"}</code>.</li>
<li>To sign in, call <code>POST /api/admin/login</code>, or <code>POST /api/user/auth</code> with the token from an
emailed link, and send the cookie <code>${escapeHtml(cookie)}</code> with every call.</li>
<li>Calls with a body need <code>content-type: application/json</code>. Scripts send no <code>Origin</code> header.</li>
<li>${withCode(rateText)}</li>
</ul>`;
}

const withCode = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

function refusalTable({ components }: Document): string {
  const rows = Object.entries(components.responses).map(
    ([name, { description }]) =>
      `<tr><th scope="row">${name.replace("Status", "")}</th><td>${withCode(description)}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Status</th><th scope="col">When</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function callHtml(method: string, path: string, operation: Operation): string {
  const [caller] = operation.security.flatMap((requirement) => Object.keys(requirement));
  const callers = caller === undefined ? "Everyone" : (CALLERS[caller] ?? caller);
  const { 200: success, ...refusals } = operation.responses;
  const body = operation.requestBody?.content["application/json"];
  return `<details>
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${breakablePath(path)}</code>
<span class="what">${escapeHtml(operation.summary)}</span></summary>
<p id="${operation.operationId}"><strong>Who may call:</strong> ${callers}.${operation["x-extension"] ? " An additional call." : ""}</p>
${queryHtml(operation)}
${body ? `<h3>Body${operation.requestBody?.required ? "" : " (optional)"}</h3>${fieldTable(body.schema)}${exampleHtml(body.example, "Example body")}` : ""}
${answerHtml(success)}
<p><strong>Errors:</strong> ${Object.keys(refusals).join(", ")}</p>
</details>`;
}

function answerHtml(response: unknown): string {
  const { content } = media.parse(response);
  const answer = content["application/json"];
  if (!answer) return `<h3>Response: file</h3><p>${Object.keys(content).map(escapeHtml).join("<br>")}</p>`;
  return `<h3>Response: ${typeOf(answer.schema)}</h3>${fieldTable(answer.schema)}${exampleHtml(answer.example, "Example response")}`;
}

function queryHtml({ parameters }: Operation): string {
  const fields = parameters.filter((parameter) => parameter.in === "query");
  if (fields.length === 0) return "";
  const properties = Object.fromEntries(fields.map(({ name, schema }) => [name, schema]));
  const required = fields.flatMap((field) => (field.required ? [field.name] : []));
  return `<h3>Query</h3>${fieldTable({ type: "object", properties, required })}`;
}

function objectHtml(name: string, schema: JsonSchema): string {
  const [example] = z.array(z.unknown()).catch([]).parse(schema.examples);
  return `<details><summary><code>${name}</code></summary><div id="${name}">${fieldTable(schema)}${exampleHtml(example, `Example: ${name}`)}</div></details>`;
}

/** An example. It is focusable, so that the keyboard can scroll it. */
function exampleHtml(example: unknown, label: string): string {
  return `<pre tabindex="0" role="region" aria-label="${label}"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>`;
}

const anchor = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** A path that may break after each part, for narrow screens. */
const breakablePath = (path: string) => path.split("/").map(escapeHtml).join("<wbr>/");
