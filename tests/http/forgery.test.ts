import { describe, expect, test } from "vitest";
import { ADMIN, exampleTemplate, testServer } from "#tests/helpers/server";

const LOGIN = JSON.stringify(ADMIN);

describe("a request that another site could have sent", () => {
  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "\tapplication/json",
    " application/json",
    "application/json;text/plain",
  ])("is refused with content type %j, by REST and by tRPC", async (type) => {
    const server = await testServer();
    for (const url of ["/api/admin/login", "/trpc/admin.auth.login"]) {
      const answer = await server.visitor().send({
        method: "POST",
        url,
        headers: { "content-type": type },
        payload: LOGIN,
      });
      expect(answer.status).toBe(415);
    }
  });

  test.each([
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "http://localhost:3000" }, 200],
    [{ "sec-fetch-site": "same-origin" }, 200],
    [{}, 200],
  ])("with %j answers %i", async (headers, status) => {
    const server = await testServer();
    await server.admin();
    const answer = await server.visitor().send({
      method: "POST",
      url: "/api/admin/login",
      headers: { "content-type": "application/json", ...headers },
      payload: LOGIN,
    });
    expect(answer.status).toBe(status);
  });
});

test("a call without a body works with and without a JSON content type", async () => {
  const server = await testServer();
  const templateId = await exampleTemplate(await server.admin());
  for (const headers of [{}, { "content-type": "application/json" }]) {
    const answer = await server.visitor().send({ method: "POST", url: "/api/user/logout", headers });
    expect(answer.status).toBe(200);
    const { agent, attemptId } = await server.participant(templateId);
    const url = `/api/user/assessments/${attemptId}`;
    expect(await agent.send({ method: "DELETE", url, headers })).toMatchObject({ body: { ok: true } });
  }
});

test("a batch of more than ten calls is refused as a whole", async () => {
  const server = await testServer();
  await server.admin();
  const paths = Array.from({ length: 11 }, () => "admin.auth.login").join(",");
  const payload = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [i, ADMIN]));
  const answer = await server.visitor().send({
    method: "POST",
    url: `/trpc/${paths}?batch=1`,
    headers: { "content-type": "application/json" },
    payload,
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("a refused request has the security headers too", async () => {
  const server = await testServer();
  const answer = await server.visitor().send({
    method: "POST",
    url: "/api/admin/login",
    headers: { "content-type": "text/plain" },
    payload: LOGIN,
  });
  expect(answer).toMatchObject({ status: 415, headers: { "x-content-type-options": "nosniff" } });
});

test("a URL that is too long or malformed gets a JSON error with the usual headers", async () => {
  const server = await testServer({}, { PUBLIC_URL: "https://askwell.example" });
  const get = async (url: string) => {
    const answer = await server.visitor().send({ method: "GET", url });
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "cache-control": "no-store",
    });
    return answer;
  };
  expect(await get(`/api/${"a".repeat(5_000)}`)).toMatchObject({
    status: 414,
    body: { message: "The URL is too long." },
  });
  // A shorter URL with a path segment above the router's limit. The router's own message would repeat it.
  expect(await get(`/api/user/assessments/${"a".repeat(1_200)}`)).toMatchObject({
    status: 414,
    body: { message: "The URL is too long." },
  });
  for (const url of ["/%zz", "/api/user/assessments/%E0%80"]) {
    expect(await get(url)).toMatchObject({ status: 400, body: { message: "The URL can't be read." } });
  }
});

test("a failed call reveals no stack trace, and every response has the security headers", async () => {
  const server = await testServer();
  const answer = await server.visitor().send({ method: "GET", url: "/trpc/admin.auth.me" });
  expect(answer.status).toBe(401);
  expect(JSON.stringify(answer.body)).not.toContain("stack");
  expect(answer.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cache-control": "no-store",
  });
});

test("an unknown call is 404 and a wrong method is 405, both as JSON", async () => {
  const server = await testServer();
  expect(await server.visitor().get("/nothing-here")).toMatchObject({
    status: 404,
    body: { message: "There is no such endpoint." },
  });
  expect((await server.visitor().put("/admin/login", {})).status).toBe(405);
});

test("bad JSON and a body that is too large get a clear error", async () => {
  const server = await testServer();
  const send = (payload: string) =>
    server.visitor().send({
      method: "POST",
      url: "/api/admin/login",
      headers: { "content-type": "application/json" },
      payload,
    });
  expect(await send("{nope")).toMatchObject({
    status: 400,
    body: { message: "The request is not valid JSON." },
  });
  expect((await send(JSON.stringify({ email: "x".repeat(70_000) }))).status).toBe(413);
  expect((await send("[1,2]")).body).toEqual({ message: "The body must be a JSON object." });
});
