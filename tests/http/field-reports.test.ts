import { pino } from "pino";
import { expect, test } from "vitest";
import { BUILD_HEADER } from "#shared/domain/build-header";
import { pagesFolder } from "#tests/helpers/pages-folder";
import { ADMIN, exampleTemplate, testServer } from "#tests/helpers/server";

const LOGIN = JSON.stringify(ADMIN);

test.each([
  ["http://localhost:3000", "http://192.0.2.2:3000", "192.0.2.2:3000"],
  ["http://localhost:3000", "http://survey.local:3000", "survey.local:3000"],
  ["https://survey.example", "http://survey.example", "survey.example"],
  ["http://survey.example", "http://[2001:db8::1]:3000", "[2001:db8::1]:3000"],
])("set up for %s but opened at %s, the page and the log explain it", async (PUBLIC_URL, origin, host) => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  const server = await testServer({ log }, { PUBLIC_URL });
  const ask = (url: string) =>
    server.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/json", origin, host },
      payload: LOGIN,
    });
  for (const url of ["/trpc/admin.auth.login?batch=1", "/trpc/direct.checkEmail?batch=1"]) {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(403);
    const { message, data } = answer.json().error.json;
    expect(message).toContain(`set up for ${PUBLIC_URL}, but you opened it at ${origin}`);
    expect(message).toContain(`set PUBLIC_URL to ${origin}`);
    expect(data).toEqual({ code: "FORBIDDEN", httpStatus: 403 });
  }
  expect((await ask("/api/admin/login")).json().message).toContain(PUBLIC_URL);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ publicUrl: PUBLIC_URL, openedAt: origin }]);
});

test("refuses another site's call without revealing this server's URL", async () => {
  const { app } = await testServer();
  const headers = {
    "content-type": "application/json",
    origin: "https://evil.example",
    host: "localhost:3000",
  };
  const answer = await app.inject({ method: "POST", url: "/api/admin/login", headers, payload: LOGIN });
  expect(answer.json()).toEqual({ message: "This request came from another site and was blocked." });
});

const PAGES = ["/access", "/start-assessment", "/direct-assessment/1"];
const PRIVATE = ["/admin", "/admin/users", "/user-dashboard", "/assessment/1/results", "/assessment/1/chat"];

test.each([
  [{}, [...PAGES, ...PRIVATE]],
  [{ ALLOW_INDEXING: "1" }, PRIVATE],
])(
  "with %j, search engines may not index %j, and proxies may not change pages",
  async (environment, hidden) => {
    const { app } = await testServer({}, environment, { pages: pagesFolder() });
    for (const url of ["/", ...PAGES, ...PRIVATE]) {
      const { headers, statusCode } = await app.inject(url);
      expect([url, statusCode, headers["x-robots-tag"]]).toEqual([
        url,
        200,
        hidden.includes(url) ? "noindex" : undefined,
      ]);
      expect(headers["cache-control"]).toBe("no-store, no-transform");
    }
    const robots = await app.inject("/robots.txt");
    expect(robots.statusCode).toBe(200);
    expect(robots.body).toContain("Disallow: /api/");
    expect(robots.body).not.toMatch(/Disallow: \/(direct|access|start|$)/m);
  },
);

test("each call returns the build id, so an outdated page notices an update", async () => {
  const { app } = await testServer({}, {}, { pages: pagesFolder() });
  const { headers } = await app.inject("/trpc/session");
  expect(headers[BUILD_HEADER]).toMatch(/^[\w-]{8}$/);
  expect((await app.inject("/")).headers[BUILD_HEADER]).toBeUndefined();
});

test("a template's shared-device option is public and exported when it is on", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const path = `/admin/assessment-templates/${templateId}`;
  expect((await admin.get(path)).body).toMatchObject({ isSharedDevice: false });
  const file = async () => (await admin.get(`${path}/export`)).body.template;
  expect(await file()).not.toHaveProperty("isSharedDevice");
  expect((await admin.put(path, { isSharedDevice: "yes" })).status).toBe(400);
  expect((await admin.put(path, { isSharedDevice: true })).body).toMatchObject({ isSharedDevice: true });
  expect((await server.visitor().get(`/assessment-templates/${templateId}`)).body).toMatchObject({
    isSharedDevice: true,
  });
  expect(await file()).toMatchObject({ isSharedDevice: true });
});
