import { expect, test } from "vitest";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";

const DAY = 24 * 60 * 60_000;
const countOf = ({ raw }: TestServer, table: string) =>
  raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

test("sessions that have ended go, those that last stay", async () => {
  const server = await testServer();
  const templateId = await exampleTemplate(await server.admin());
  await server.participant(templateId);
  const sessions = countOf(server, "sessions");
  await server.deps.tidy();
  expect(countOf(server, "sessions")).toBe(sessions);
  server.clock.advance(400 * DAY);
  const { agent } = await server.participant(templateId);
  await server.deps.tidy();
  expect(countOf(server, "sessions")).toBe(1);
  expect((await agent.get("/user/me")).status).toBe(200);
});

test("counters whose time is over go, those that run go on counting", async () => {
  const server = await testServer();
  await server.admin();
  const guess = () => server.visitor().post("/admin/login", { email: "ada@example.com", password: "wrong" });
  const counters = () =>
    server.raw.prepare("SELECT key, hits FROM rate_limits WHERE key LIKE 'login-account-network/%'").all();
  for (let i = 0; i < 3; i++) await guess();
  await server.deps.tidy();
  expect(counters()).toMatchObject([{ hits: 3 }]);
  server.clock.advance(15 * 60_000);
  await server.deps.tidy();
  expect(counters()).toEqual([]);
});
