import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerTo } from "#tests/helpers/bare-request";
import { pagesFolder } from "#tests/helpers/pages-folder";
import { testServer } from "#tests/helpers/server";

/** A server with one empty page, one script that also exists compressed, and an image. */
async function pagesServer(environment: Record<string, string> = {}) {
  const pages = pagesFolder();
  writeFileSync(join(pages, "assets/index.js"), "1;");
  writeFileSync(join(pages, "assets/index.js.br"), "packed");
  writeFileSync(join(pages, "icon.svg"), "<svg/>");
  const { app } = await testServer({}, environment, { pages });
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers.location];
  };
  return Object.assign(ask, { app });
}

test("a page URL with a trailing slash redirects to the page and keeps the query", async () => {
  const ask = await pagesServer();
  expect(await ask("/admin/")).toEqual([308, "/admin"]);
  expect(await ask("/access/?token=a%2Fb&c=1")).toEqual([308, "/access?token=a%2Fb&c=1"]);
  expect(await ask("/assessment/7/chat/")).toEqual([308, "/assessment/7/chat"]);
  expect(await ask("/assessment/a%2F%2Fb/chat/?x=/")).toEqual([308, "/assessment/a%2F%2Fb/chat?x=/"]);
});

test("a redirect never leads to a host in the request line", async () => {
  const { app } = await pagesServer();
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  for (const host of ["http://evil.example", "HTTPS://evil.example:8443"]) {
    const answer = await answerTo(port, `GET ${host}/admin/?x=/ HTTP/1.1\r\nhost: evil.example\r\n\r\n`);
    expect(answer).toMatchObject({ status: "HTTP/1.1 308 Permanent Redirect" });
    expect(answer.headers.location).toBe("/admin?x=/");
  }
});

test("unknown paths are 404, with or without a trailing slash", async () => {
  const ask = await pagesServer();
  for (const url of ["/nothing", "/nothing/", "//example.com/", "//admin/", "/admin//", "/api/admin/me/"])
    expect(await ask(url)).toEqual([404, undefined]);
  const notFound = async (method: "GET" | "POST", url: string) => {
    const { statusCode, headers, body } = await ask.app.inject({ method, url });
    expect(statusCode).toBe(404);
    return [body, headers["x-robots-tag"]];
  };
  expect(await notFound("GET", "/apis")).toEqual([
    "<head><title>Assessment Portal</title></head>",
    "noindex",
  ]);
  for (const [method, url] of [
    ["GET", "/trpc"],
    ["GET", "/api-x"],
    ["POST", "/nothing"],
  ] as const)
    expect(await notFound(method, url)).toEqual(['{"message":"Not found."}', undefined]);
  expect(await ask("/")).toEqual([200, undefined]);
});

test("a page has all security headers, a script those that apply to it", async () => {
  const { app } = await pagesServer({ PUBLIC_URL: "https://askwell.example" });
  const safe = [
    "cross-origin-resource-policy",
    "referrer-policy",
    "strict-transport-security",
    "x-content-type-options",
  ];
  const ofPages = [
    "content-security-policy",
    "cross-origin-opener-policy",
    "origin-agent-cluster",
    "permissions-policy",
    "x-frame-options",
  ];
  const carried = async (url: string) => {
    const { headers, statusCode } = await app.inject(url);
    expect(statusCode).toBe(200);
    return [...safe, ...ofPages].filter((name) => headers[name] !== undefined);
  };
  expect(await carried("/admin")).toEqual([...safe, ...ofPages]);
  expect(await carried("/assets/index.js")).toEqual(safe);
});

test("hashed files are cached forever and served compressed, other files for an hour", async () => {
  const { app } = await pagesServer();
  const carried = async (url: string, accepted: string) => {
    const { headers, body } = await app.inject({ url, headers: { "accept-encoding": accepted } });
    const isAskedAfter = ["etag", "last-modified"].map((name) => headers[name] !== undefined);
    return [headers["cache-control"], headers["content-encoding"], body, ...isAskedAfter];
  };
  const immutableCache = "public, max-age=31536000, immutable";
  expect(await carried("/assets/index.js", "br")).toEqual([immutableCache, "br", "packed", false, false]);
  expect(await carried("/assets/index.js", "")).toEqual([immutableCache, undefined, "1;", false, false]);
  expect(await carried("/icon.svg", "br")).toEqual(["public, max-age=3600", undefined, "<svg/>", true, true]);
  const part = await app.inject({ url: "/icon.svg", headers: { range: "bytes=0-1" } });
  expect([part.statusCode, part.body, part.headers["accept-ranges"]]).toEqual([200, "<svg/>", undefined]);
  for (const url of ["/assets/index.js.br", "/.vite/manifest.json", "/index.html"])
    expect((await app.inject(url)).statusCode).toBe(404);
});

test("a brand color is styled inline with a nonce; without one there is no inline style", async () => {
  const branded = await (await pagesServer({ BRAND_COLOR: "#FFC107" })).app.inject("/admin");
  const [, nonce, rules] = /<style nonce="([^"]+)">(.*)<\/style><\/head>/.exec(branded.body) ?? [];
  expect(branded.headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(rules).toContain("--mantine-color-brand-filled:#FFC107");
  expect((await (await pagesServer()).app.inject("/admin")).body).not.toContain("<style");
});
