import { expect, test } from "vitest";
import { buildApp } from "#server/app";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { exampleTemplate, testServer } from "#tests/helpers/server";

const PROXIES = { TRUST_PROXY: "10.0.0.0/8, 192.0.2.1, fd00::/16" };

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51234", "203.0.113.7:51234"],
  ["198.51.100.1, 203.0.113.7:51234, 10.0.0.2:8080", "203.0.113.7:51234"],
  ["203.0.113.7, [fd00::2]:443", "203.0.113.7"],
  ["203.0.113.7, fd00::2, ::ffff:10.1.2.3", "203.0.113.7"],
  ["203.0.113.7:1, 192.0.2.1:2", "203.0.113.7:1"],
  ["[2001:db8::1]:51234, 10.0.0.2", "[2001:db8::1]:51234"],
])("finds the visitor's IP address behind proxies that write %s", async (forwarded, ip) => {
  const app = await buildApp((await testServer({}, PROXIES)).deps);
  app.get("/who", async (request) => request.ip);
  const { body } = await app.inject({
    method: "GET",
    url: "/who",
    remoteAddress: "10.0.0.1",
    headers: { "x-forwarded-for": forwarded },
  });
  expect(body).toBe(ip);
  await app.close();
});

test("a visitor whose proxy adds a different port each time counts as one", async () => {
  const { app } = await testServer({}, PROXIES);
  const statuses: number[] = [];
  for (let port = 0; port < 60; port += 1) {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/admin/login",
      remoteAddress: "10.0.0.1",
      headers: { "x-forwarded-for": `[2001:db8::7]:${40_000 + port}, 10.0.0.2:${port + 1}` },
      payload: { email: `somebody${port}@example.com`, password: "guess-guess" },
    });
    statuses.push(statusCode);
  }
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

test("a caller that isn't a proxy can't choose its IP address", async () => {
  const { app } = await testServer({}, PROXIES);
  const statuses: number[] = [];
  for (let count = 0; count < 60; count += 1) {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/admin/login",
      remoteAddress: "203.0.113.9",
      headers: { "x-forwarded-for": `198.51.100.${count}` },
      payload: { email: `somebody${count}@example.com`, password: "guess-guess" },
    });
    statuses.push(statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
});

test("streams tell proxies not to buffer", async () => {
  const server = await testServer({ assistant: new ScriptedAssistant() });
  const admin = await server.admin();
  const template = await exampleTemplate(admin);
  const { agent, attemptId } = await server.participant(template);
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const input = {
    attemptId,
    questionId: questions[0].id,
    message: "Shoes",
    clientMessageId: crypto.randomUUID(),
  };
  const asJsonl = { "content-type": "application/json", "trpc-accept": "application/jsonl" };
  const answers = [
    await agent.send({
      method: "POST",
      url: "/trpc/chat.answer?batch=1",
      headers: asJsonl,
      payload: { 0: { json: input } },
    }),
    await admin.send({ method: "GET", url: "/trpc/admin.users.list?batch=1&input={}", headers: asJsonl }),
    await admin.get("/admin/users"),
    await admin.get("/admin/outbox"),
  ];
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect(headers["x-accel-buffering"]).toBe("no");
    expect(headers["cache-control"]).toContain("no-transform");
  }
});
