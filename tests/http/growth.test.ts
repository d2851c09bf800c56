import { expect, test } from "vitest";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { noteStatements } from "#tests/helpers/statements";
import { put, value } from "#tests/helpers/stored";

const DAY = 24 * 3_600_000;

function register(server: TestServer, templateId: number, name: string, remoteAddress: string) {
  const payload = { name: "Pat", email: `${name}@example.com`, templateId };
  const url = "/api/direct-assessment/register";
  return server.visitor().send({ method: "POST", url, payload, remoteAddress });
}

const count = (server: TestServer, table: string) => value<number>(server, `select count(*) from ${table}`);

test("a few networks can't use up the registrations of all", async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "0.1" });
  const templateId = await exampleTemplate(await server.admin());
  for (let network = 0; network < 6; network++) {
    for (let i = 0; i < 11; i++)
      await register(server, templateId, `n${network}-${i}`, `203.0.113.${network}`);
  }
  expect(await count(server, "users")).toBe(60);
  expect((await register(server, templateId, "pat", "198.51.100.7")).status).toBe(200);
});

test("an IPv6 site has twice the registrations of one network, whatever networks it uses", async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "0.1" });
  const templateId = await exampleTemplate(await server.admin());
  for (let i = 0; i < 25; i++) await register(server, templateId, `p${i}`, `2001:db8:1:${i}::1`);
  expect(await count(server, "users")).toBe(20);
  expect((await register(server, templateId, "pat", "2001:db8:2:1::1")).status).toBe(200);
});

test("sixty people behind one IP address can all register and get a link within a minute", async () => {
  const server = await testServer();
  const templateId = await exampleTemplate(await server.admin());
  const statuses: number[] = [];
  for (let i = 0; i < 60; i++) {
    const email = `p${i}@example.com`;
    const visitor = server.visitor();
    statuses.push((await visitor.post("/direct-assessment/check-email", { email })).status);
    statuses.push((await register(server, templateId, `p${i}`, "127.0.0.1")).status);
    statuses.push((await visitor.post("/user/magic-link", { email })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await count(server, "mail_outbox")).toBe(60);
});

test("viewing pages writes nothing, signed in or not", async () => {
  const server = await testServer();
  const { agent } = await server.participant(await exampleTemplate(await server.admin()));
  const statements = noteStatements();
  for (let i = 0; i < 2; i++) {
    await server.visitor().get("/assessment-templates");
    await agent.get("/user/me");
  }
  expect(statements.filter((sql) => !sql.startsWith("select"))).toEqual([]);
  expect(statements).not.toEqual([]);
});

test("an unverified, unused account is deleted after thirty days with its data", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  await server.participant(templateId, "left@example.com");
  const { agent: answered, attemptId } = await server.participant(templateId, "answered@example.com");
  const [first] = (await answered.get(`/user/assessments/${attemptId}/questions`)).body;
  await answered.put(`/user/assessments/${attemptId}/responses`, { responses: { [first.id]: "Shoes" } });
  const { agent: wrote, attemptId: talk } = await server.participant(templateId, "wrote@example.com");
  await wrote.post(`/user/assessment/${talk}/chat`, { role: "user", content: "What is this?" });
  await admin.post("/admin/users", { name: "Ada", email: "added@example.com", sendLink: false });

  server.clock.advance(29 * DAY);
  await server.deps.housekeeping();
  expect(await count(server, "users")).toBe(4);
  server.clock.advance(2 * DAY);
  await server.deps.housekeeping();
  const users: { email: string }[] = (await (await server.admin()).get("/admin/users")).body;
  expect(users.map(({ email }) => email).toSorted()).toEqual([
    "added@example.com",
    "answered@example.com",
    "wrote@example.com",
  ]);
  expect(await count(server, "user_assessments")).toBe(2);
  expect(await count(server, "user_assessment_questions")).toBe(4);
});

test("a verified participant starts at most twenty attempts an hour", async () => {
  const server = await testServer();
  const templateId = await exampleTemplate(await server.admin());
  const { agent } = await server.participant(templateId, "pat@example.com");
  await put(server, "UPDATE users SET verifiedAt = 1");
  const statuses: number[] = [];
  for (let i = 0; i < 22; i++) {
    server.clock.advance(11_000);
    statuses.push((await agent.post("/user/assessments", { assessmentId: templateId })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test("keeps an account with a verified email, with or without answers", async () => {
  const server = await testServer();
  const { agent } = await server.participant(await exampleTemplate(await server.admin()), "pat@example.com");
  await agent.post("/user/magic-link", { email: "pat@example.com" });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  const token = /token=([\w-]+)/.exec(server.mailer.lastTo("pat@example.com").text)?.[1];
  await agent.post("/user/auth", { token });
  server.clock.advance(40 * DAY);
  await server.deps.housekeeping();
  expect(await count(server, "users")).toBe(1);
});
