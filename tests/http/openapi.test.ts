import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { restExtensions } from "#server/rest/extension-routes";
import { declarationOf } from "#server/rest/openapi";
import { answerExamples, requestExamples } from "#server/rest/openapi-examples";
import { documentedRoutes, restRoutes } from "#server/rest/routes";
import { checkerOf } from "#tests/helpers/openapi";
import { testServer } from "#tests/helpers/server";

async function description() {
  const { body, headers } = await (await testServer()).visitor().get("/openapi.json");
  return { document: body, headers };
}

// biome-ignore lint/suspicious/noExplicitAny: tests read responses of any shape
const operationsOf = (document: any): { name: string; operation: any }[] =>
  Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replace("/api", "")}`,
      operation,
    })),
  );

test("the description is valid OpenAPI 3.1", async () => {
  const { document, headers } = await description();
  const validator = new Validator();
  const { valid, errors } = await validator.validate(document);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe("3.1");
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
});

test("the document is stable, and its page allows inline styles only with a nonce", async () => {
  const visitor = (await testServer()).visitor();
  const { body: first } = await visitor.get("/openapi.json");
  expect((await visitor.get("/openapi.json")).body).toEqual(first);
  const { body, headers } = await visitor.get("/docs");
  const [, nonce] = /<style nonce="([^"]+)">/.exec(body) ?? [];
  expect(headers["content-security-policy"]).toContain(
    `style-src 'self' 'nonce-${nonce}'; style-src-attr 'none';`,
  );
});

test("the HTML page lists every call with its callers and input", async () => {
  const visitor = (await testServer()).visitor();
  const { body: document } = await visitor.get("/openapi.json");
  const { body: page } = await visitor.get("/docs");
  const operations = operationsOf(document).map(({ operation }) => operation);
  const count = (text: string, within = page) => within.split(text).length - 1;
  const tagged = document.tags.map(({ name }: { name: string }) =>
    operations.filter(({ tags }) => tags[0] === name),
  );
  const [, ...sections] = page.split("<section>");
  expect(sections.map((section: string) => count("<details>", section))).toEqual([
    ...tagged.map((calls: object[]) => calls.length),
    0,
    Object.keys(document.components.schemas).length,
  ]);
  const bodies = operations.flatMap(({ requestBody }) => requestBody ?? []);
  expect(count("Example body")).toBe(bodies.length);
  expect(count("(optional)")).toBe(bodies.filter(({ required }) => !required).length);
  expect(count("An additional call.")).toBe(restExtensions.length);
  expect(page).toContain("Send calls to <code>http://localhost:3000</code>");
  expect(page).toContain('<p id="postAdminLogin"><strong>Who may call:</strong> Everyone.</p>');
  expect(page).toContain('<p id="getAdminMe"><strong>Who may call:</strong> Admins.</p>');
  expect(page).not.toContain("undefined");
});

test("the document has every call once, and marks extensions", async () => {
  const { document } = await description();
  const operations = operationsOf(document);
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
  expect(operations.map(({ name }) => name).sort()).toEqual(restRoutes.map(nameOf).sort());
  const marked = operations.filter(({ operation }) => operation["x-extension"]).map(({ name }) => name);
  expect(marked.sort()).toEqual(restExtensions.map(nameOf).sort());
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
});

test("every procedure behind a row declares its callers and its output", () => {
  for (const route of restRoutes) {
    const { meta, output } = declarationOf(route);
    const area = /^\/(admin|user)\//.exec(route.path)?.[1];
    expect(output).toBeDefined();
    if (area === "admin") expect(["admin", "everybody"]).toContain(meta.for);
    if (area === "user") expect(["participant", "everybody"]).toContain(meta.for);
  }
  const open = documentedRoutes.filter((route) => declarationOf(route).meta.for === "everybody");
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /admin/login",
    "POST /admin/logout",
    "POST /admin/forgot-password",
    "POST /admin/reset-password",
    "POST /user/auth",
    "POST /user/magic-link",
    "POST /user/start-assessment",
    "POST /user/logout",
    "GET /assessment-templates",
    "GET /assessment-templates/{id}",
    "POST /direct-assessment/check-email",
    "POST /direct-assessment/magic-link",
    "POST /direct-assessment/register",
  ]);
  for (const route of restExtensions) expect(declarationOf(route).meta.for).not.toBe("everybody");
});

test("every request and response body has an example that matches its schema", async () => {
  const { document } = await description();
  const { problemsOf } = checkerOf(document);
  for (const [name, example] of Object.entries(answerExamples)) {
    expect([name, problemsOf({ $ref: `#/components/schemas/${name}` }, example)]).toEqual([name, []]);
  }
  const withBody = operationsOf(document).filter(({ operation }) => operation.requestBody);
  expect(withBody.map(({ name }) => name).sort()).toEqual(Object.keys(requestExamples).sort());
  for (const { name, operation } of withBody) {
    const { required, content } = operation.requestBody;
    const isNeeded = problemsOf(content["application/json"].schema, {}).length > 0;
    expect([name, required]).toEqual([name, isNeeded]);
  }
  for (const { name, operation } of operationsOf(document)) {
    for (const { name: part, in: place, schema } of operation.parameters) {
      if (place === "path")
        expect([name, schema]).toEqual([
          name,
          part === "key" ? { type: "string" } : { type: "integer", minimum: 1 },
        ]);
      else expect([name, part, schema.type ?? schema.anyOf]).not.toEqual([name, part, undefined]);
    }
    const bodies = [operation.responses[200], operation.requestBody].filter((one) => one !== undefined);
    for (const { content } of bodies) {
      if (!content["application/json"]) {
        expect(name).toBe("GET /admin/assessments/{id}/export");
        continue;
      }
      const { schema, example } = content["application/json"];
      expect([name, example]).not.toEqual([name, undefined]);
      expect([name, problemsOf(schema, example)]).toEqual([name, []]);
    }
  }
});

test("participants' responses have no field for prompts", async () => {
  const { document } = await description();
  const seen = new Set<string>();
  const fieldsOf = (value: unknown): string[] => {
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      if (key !== "$ref")
        return [...(key === "properties" ? Object.keys(Object(inner)) : []), ...fieldsOf(inner)];
      if (seen.has(inner)) return [];
      seen.add(inner);
      return fieldsOf(document.components.schemas[String(inner).split("/").at(-1)!]);
    });
  };
  for (const { operation } of operationsOf(document)) {
    if (operation.security[0]?.admin) continue;
    const fields = fieldsOf(operation.responses[200]);
    for (const secret of ["analysisPrompt", "resultsAnalysisPrompt", "password", "token", "usageCount"])
      expect(fields).not.toContain(secret);
  }
});

test.each([
  [{}, "Each session can make 300 calls per minute. After that, calls return 429 with `Retry-After`."],
  [
    { RATE_LIMIT_FACTOR: "10" },
    "Each session can make 3,000 calls per minute. After that, calls return 429 with `Retry-After`.",
  ],
  [{ RATE_LIMIT_FACTOR: "off" }, "There is no limit on calls."],
])("with %j, the document and its page show this server's rate limits", async (environment, limitText) => {
  const visitor = (await testServer({}, environment)).visitor();
  expect((await visitor.get("/openapi.json")).body.info.description).toContain(limitText);
  expect((await visitor.get("/docs")).body).toContain(limitText.replaceAll(/`(.*?)`/g, "<code>$1</code>"));
});
