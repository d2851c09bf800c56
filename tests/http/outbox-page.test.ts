import { expect, test } from "vitest";
import { FakeMailer } from "#tests/fakes/mailer";
import { ADMIN, type Agent, exampleTemplate, testServer } from "#tests/helpers/server";
import { put, value } from "#tests/helpers/stored";

const HOUR = 3_600_000;
const JO = { name: "Jo Poe", email: "jo@example.com" };

async function world() {
  const mailer = new FakeMailer();
  const server = await testServer({ mailer });
  const admin = await server.admin();
  const list = async () => (await admin.get("/admin/outbox")).body;
  return { server, mailer, admin, list };
}

test("lists an email with recipient and state, but never its text", async () => {
  const { server, mailer, admin, list } = await world();
  await admin.post("/admin/users", JO);
  await expect.poll(() => mailer.sent.length).toBe(1);
  const mails = await list();
  expect(mails).toMatchObject([
    { kind: "sign-in", recipient: JO.email, state: "sent", tries: 1, lastError: null, canRetry: false },
  ]);
  expect(mails[0].sentAt).toBe(server.clock.now().toISOString());
  const token = /token=([\w-]+)/.exec(mailer.lastTo(JO.email).text)?.[1] ?? "no token";
  expect(JSON.stringify(mails)).not.toContain(token);
  expect(Object.keys(mails[0]).sort()).toEqual([
    "canRetry",
    "createdAt",
    "id",
    "kind",
    "lastError",
    "nextTryAt",
    "recipient",
    "sentAt",
    "state",
    "subject",
    "tries",
  ]);
});

test("an admin can resend a refused email with the same text", async () => {
  const { mailer, admin, list } = await world();
  mailer.refuseAll();
  await admin.post("/admin/users", JO);
  await expect.poll(list).toMatchObject([{ state: "failed", lastError: "the fake refuses", canRetry: true }]);
  const [{ id }] = await list();
  expect((await admin.post(`/admin/outbox/${id}/retry`)).body).toMatchObject({ state: "failed", tries: 2 });
  mailer.recover();
  expect((await admin.post(`/admin/outbox/${id}/retry`)).body).toMatchObject({ state: "sent", tries: 3 });
  expect(mailer.lastTo(JO.email).text).toContain("token=");
  expect((await admin.post(`/admin/outbox/${id}/retry`)).status).toBe(409);
});

test("one call retries all emails that failed, and no others", async () => {
  const { server, mailer, admin, list } = await world();
  const call = () =>
    admin.send({
      method: "POST",
      url: "/trpc/admin.outbox.retryFailed",
      headers: { "content-type": "application/json" },
      payload: {},
    });
  mailer.refuseAll();
  for (const name of ["one", "two"]) await admin.post("/admin/users", { name, email: `${name}@example.com` });
  await expect.poll(list).toMatchObject([{ state: "failed" }, { state: "failed" }]);
  mailer.failNext(1);
  await admin.post("/admin/users", JO);
  await expect.poll(async () => (await list())[0]).toMatchObject({ state: "queued", tries: 1 });
  await put(server, "UPDATE mail_outbox SET sealedBody = NULL WHERE recipient = 'one@example.com'");
  expect((await call()).body.result.data.json).toEqual({ mails: 2 });
  await expect
    .poll(async () => (await list()).map(({ state }: { state: string }) => state))
    .toEqual(["sent", "sent", "failed"]);
  expect((await call()).body.result.data.json).toEqual({ mails: 0 });
});

test("an admin can send a waiting email right away", async () => {
  const { server, mailer, admin, list } = await world();
  mailer.failNext(1);
  await admin.post("/admin/users", JO);
  await expect.poll(list).toMatchObject([{ state: "queued", tries: 1 }]);
  const [mail] = await list();
  expect(new Date(mail.nextTryAt).getTime()).toBeGreaterThan(server.clock.now().getTime());
  expect((await admin.post(`/admin/outbox/${mail.id}/retry`)).body).toMatchObject({ state: "sent" });
});

test("a refused email with an expired link isn't retried, and its text is erased", async () => {
  const { server, mailer, admin, list } = await world();
  mailer.refuseAll();
  await admin.post("/admin/users", JO);
  await expect.poll(list).toMatchObject([{ state: "failed" }]);
  const body = () => value(server, "SELECT sealedBody FROM mail_outbox");
  await server.deps.housekeeping();
  expect(await body()).not.toBeNull();
  server.clock.advance(24 * HOUR);
  await admin.post("/admin/login", ADMIN);
  expect(await list()).toMatchObject([{ canRetry: false }]);
  const [{ id }] = await list();
  expect((await admin.post(`/admin/outbox/${id}/retry`)).status).toBe(409);
  await server.deps.housekeeping();
  expect(await body()).toBeNull();
});

test("a test email goes to the admin who asks and reports its result", async () => {
  const { mailer, admin } = await world();
  mailer.failNext(1);
  expect((await admin.post("/admin/outbox/test")).body).toMatchObject({
    state: "queued",
    lastError: "Error",
  });
  expect((await admin.post("/admin/outbox/test")).body).toMatchObject({
    state: "sent",
    recipient: ADMIN.email,
    kind: "test",
  });
  for (let asked = 2; asked < 5; asked += 1) await admin.post("/admin/outbox/test");
  expect((await admin.post("/admin/outbox/test")).status).toBe(429);
});

/** Calls an undocumented procedure. */
async function trpcOf(agent: Agent, method: "GET" | "POST", path: string, input: object = {}) {
  const url = `/trpc/admin.outbox.${path}`;
  const { status, body } = await agent.send(
    method === "GET" ? { method, url } : { method, url, payload: input },
  );
  return { status, data: body.result?.data.json };
}

test("recommendations fail after their job crashed the server three times, and an admin can retry", async () => {
  const before = await testServer();
  const author = await before.admin();
  const template = await exampleTemplate(author);
  const { body: questions } = await author.get(`/admin/assessments/${template}/questions`);
  const rules = [{ question: questions[0].id, op: "answered" }];
  const card = { key: "any", kind: "risk", title: "Ask for help", why: "It helps." };
  await author.put(`/admin/assessment-templates/${template}/cards`, {
    ...card,
    when: { version: 1, match: "all", rules },
  });
  const { attemptId } = await before.participant(template);
  await put(before, "UPDATE user_assessments SET status = 'completed', completedAt = startedAt");
  await put(
    before,
    "INSERT INTO jobs (kind, dedupeKey, payload, runAt, lockedUntil, unfinished, createdAt) VALUES ('recommend', ?, ?, 0, 1, 2, 0)",
    ...[`recommend:${attemptId}`, JSON.stringify({ attemptId })],
  );

  const server = await testServer({ database: before });
  const admin = server.visitor();
  await admin.post("/admin/login", ADMIN);
  const pausedJobs = async () => (await trpcOf(admin, "GET", "setAside")).data;
  expect(await pausedJobs()).toMatchObject([{ kind: "recommend", attemptId }]);
  const attempt = async () => (await admin.get(`/admin/user-assessments/${attemptId}`)).body;
  expect(await attempt()).toMatchObject({ recommendationState: "failed" });
  const written = await admin.post(`/admin/user-assessments/${attemptId}/generate-recommendations`);
  expect(written).toMatchObject({ status: 200, body: { recommendationState: "ready" } });

  const [{ id }] = await pausedJobs();
  expect((await trpcOf(admin, "POST", "tryAgain", { id })).status).toBe(200);
  expect(await pausedJobs()).toEqual([]);
  expect((await trpcOf(admin, "POST", "tryAgain", { id })).status).toBe(404);
  expect((await trpcOf(server.visitor(), "GET", "setAside")).status).toBe(401);
});

test("an email whose job was paused has no next try, and an admin can send it", async () => {
  const { server, mailer, admin, list } = await world();
  mailer.failNext(1);
  await admin.post("/admin/users", JO);
  await expect.poll(list).toMatchObject([{ state: "queued", tries: 1 }]);
  await put(server, "UPDATE jobs SET unfinished = 3, setAsideAt = ?", server.clock.now().getTime());
  const [mail] = await list();
  expect(mail).toMatchObject({ state: "queued", nextTryAt: null, canRetry: true });
  expect((await admin.post(`/admin/outbox/${mail.id}/retry`)).body).toMatchObject({ state: "sent" });
  expect((await trpcOf(admin, "GET", "setAside")).data).toEqual([]);
});
