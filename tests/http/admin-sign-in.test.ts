import { expect, test } from "vitest";
import { createPasswords } from "#server/lib/passwords";
import { bootstrap } from "#server/startup/bootstrap";
import { FakeClock } from "#tests/fakes/clock";
import { ADMIN, exampleTemplate, type TestServer, testServer, untilNoJobs } from "#tests/helpers/server";
import { value } from "#tests/helpers/stored";

const MINUTE = 60_000;

/** A wrong password that is refused without hashing, for tests that guess often. */
const TOO_LONG = "x".repeat(300);

function guess(server: TestServer, email: string, remoteAddress = "127.0.0.1", password = TOO_LONG) {
  const payload = { email, password };
  return server.visitor().send({ method: "POST", url: "/api/admin/login", payload, remoteAddress });
}

async function mailedToken(server: TestServer, mails: number): Promise<string> {
  await expect.poll(() => server.mailer.sent.length).toBe(mails);
  return /token=([\w-]+)/.exec(server.mailer.lastTo(ADMIN.email).text)?.[1] ?? "";
}

test("an admin is signed in after a login and signed out after a logout", async () => {
  const server = await testServer();
  const admin = await server.admin();
  expect(await admin.get("/admin/me")).toMatchObject({ status: 200, body: { email: ADMIN.email } });
  expect((await admin.post("/admin/logout")).status).toBe(200);
  expect((await admin.get("/admin/me")).status).toBe(401);
});

test("on an HTTPS site, session cookies are Secure whatever protocol the proxy uses", async () => {
  const server = await testServer({}, { PUBLIC_URL: "https://askwell.example" });
  await server.admin();
  const { headers } = await server.visitor().post("/admin/login", ADMIN);
  expect(headers["set-cookie"]).toMatch(
    /^__Host-sid=[^;]{40,}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test("a wrong password and an unknown email get the same answer", async () => {
  const server = await testServer();
  await server.admin();
  const wrong = await server.visitor().post("/admin/login", { ...ADMIN, password: "wrong" });
  const unknown = await server
    .visitor()
    .post("/admin/login", { email: "nobody@example.com", password: "wrong" });
  expect(wrong).toMatchObject({ status: 401, body: { message: "Invalid email or password" } });
  expect(unknown.body).toEqual(wrong.body);
});

test("the tenth failure locks the account for this network, even after a restart", async () => {
  const clock = new FakeClock();
  const before = await testServer({ clock });
  await before.admin();
  for (let i = 0; i < 10; i++) expect((await guess(before, ADMIN.email)).status).toBe(401);

  const server = await testServer({ database: before, clock });
  const locked = await server.visitor().post("/admin/login", ADMIN);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);
  clock.advance(16 * MINUTE);
  expect((await server.visitor().post("/admin/login", ADMIN)).status).toBe(200);
});

test("concurrent guesses can't exceed the limit", async () => {
  const server = await testServer();
  await server.admin();
  const guesses = Array.from({ length: 22 }, (_, i) => guess(server, ADMIN.email, "127.0.0.1", `guess ${i}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12);
});

test("a correct password doesn't count against its network", async () => {
  const server = await testServer();
  await server.admin();
  for (let i = 0; i < 29; i++) expect((await guess(server, `nobody${i}@example.com`)).status).toBe(401);
  expect((await server.visitor().post("/admin/login", ADMIN)).status).toBe(200);
  expect((await guess(server, "nobody29@example.com")).status).toBe(401);
  expect((await guess(server, "nobody30@example.com")).status).toBe(429);
});

test("an attempt that is refused because the server is busy doesn't count", async () => {
  const server = await testServer({ passwords: createPasswords() });
  await server.admin();
  const guesses = Array.from({ length: 40 }, (_, i) => guess(server, ADMIN.email, `10.0.0.${i}`, "a guess"));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  const tried = statuses.filter((status) => status === 401).length;
  expect(statuses.filter((status) => status === 503)).toHaveLength(40 - tried);
  for (let i = tried; i < 50; i++) {
    expect((await guess(server, ADMIN.email, `10.0.1.${i}`)).status).toBe(401);
  }
  expect((await guess(server, ADMIN.email, "10.0.2.1")).status).toBe(429);
});

test("signing in changes the session id, so a planted id is useless", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const before = { ...admin.cookies };
  await admin.post("/admin/login", ADMIN);
  const planted = server.visitor();
  planted.cookies = before;
  expect((await planted.get("/admin/me")).status).toBe(401);
  expect((await admin.get("/admin/me")).status).toBe(200);
});

test("a request that ends after the logout doesn't restore the session", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const oldCookies = { ...admin.cookies };
  server.clock.advance(2 * 60_000);
  const slow = server.visitor();
  slow.cookies = { ...oldCookies };
  await Promise.all([
    slow.get("/admin/templates-that-do-not-exist"),
    slow.get("/admin/me"),
    admin.post("/admin/logout"),
  ]);
  const ghost = server.visitor();
  ghost.cookies = oldCookies;
  expect((await ghost.get("/admin/me")).status).toBe(401);
});

test("logging out during another sign-in of the same browser stays logged out", async () => {
  const server = await testServer();
  const browser = await server.admin();
  const templateId = await exampleTemplate(browser);
  await browser.post("/direct-assessment/register", { name: "Pat", email: "pat@example.com", templateId });
  const otherTab = server.visitor();
  otherTab.cookies = { ...browser.cookies };
  const [login] = await Promise.all([otherTab.post("/admin/login", ADMIN), browser.post("/user/logout")]);
  expect(login.status).toBe(200);
  expect((await otherTab.get("/user/me")).status).toBe(401);
  expect((await otherTab.get("/admin/me")).status).toBe(200);
});

test("logging out and in again in one request ends signed in", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const answer = await admin.send({
    method: "POST",
    url: "/trpc/admin.auth.logout,admin.auth.login?batch=1",
    payload: { 1: ADMIN },
  });
  expect(answer.status).toBe(200);
  expect((await admin.get("/admin/me")).status).toBe(200);
});

test("a session ends after an hour of inactivity and after twelve hours in any case", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const seenAt = async () =>
    JSON.parse((await value<string>(server, "SELECT sess FROM sessions")) ?? "").admin.seenAt;
  for (let minutes = 0; minutes < 12 * 60 - 30; minutes += 30) {
    expect((await admin.get("/admin/me")).status).toBe(200);
    // The update isn't awaited by the call.
    await expect.poll(seenAt).toBe(server.clock.now().getTime());
    server.clock.advance(30 * 60_000);
  }
  expect((await admin.get("/admin/me")).status).toBe(200);
  server.clock.advance(31 * 60_000);
  expect((await admin.get("/admin/me")).status).toBe(401);

  const idle = await server.admin();
  server.clock.advance(61 * 60_000);
  expect((await idle.get("/admin/me")).status).toBe(401);
});

test("a session from the future is invalid beyond a clock tolerance of some minutes", async () => {
  const server = await testServer();
  const admin = await server.admin();
  server.clock.advance(-5 * 60_000);
  expect((await admin.get("/admin/me")).status).toBe(200);
  server.clock.advance(-1);
  expect((await admin.get("/admin/me")).status).toBe(401);
});

test("a reset link sets a password once, ends all sessions, and sends a confirmation", async () => {
  const server = await testServer();
  const admin = await server.admin();
  await server.visitor().post("/admin/forgot-password", { email: ADMIN.email });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  const token = /token=([\w-]+)/.exec(server.mailer.lastTo(ADMIN.email).text)?.[1];
  const reset = { token, password: "a new password" };
  const forgetful = server.visitor();
  expect((await forgetful.post("/admin/reset-password", reset)).status).toBe(200);
  for (const agent of [admin, forgetful]) expect((await agent.get("/admin/me")).status).toBe(401);
  expect(await server.visitor().post("/admin/reset-password", reset)).toMatchObject({
    status: 400,
    body: { message: "Failed to reset password. The link may be expired." },
  });
  expect((await server.visitor().post("/admin/login", { ...ADMIN, password: reset.password })).status).toBe(
    200,
  );
  await expect.poll(() => server.mailer.sent.length).toBe(2);
});

test("a reset link expires after an hour, and an unknown email gets the same answer but no email", async () => {
  const server = await testServer();
  await server.admin();
  const known = await server.visitor().post("/admin/forgot-password", { email: ADMIN.email });
  const unknown = await server.visitor().post("/admin/forgot-password", { email: "nobody@example.com" });
  expect(unknown).toMatchObject({ status: known.status, body: known.body });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  const token = /token=([\w-]+)/.exec(server.mailer.lastTo(ADMIN.email).text)?.[1];
  server.clock.advance(61 * 60_000);
  const late = await server.visitor().post("/admin/reset-password", { token, password: "a new password" });
  expect(late.status).toBe(400);
  expect((await server.visitor().post("/admin/login", ADMIN)).status).toBe(200);
});

test("wrong reset links from the same network don't block an admin's link", async () => {
  const server = await testServer();
  await server.admin();
  const reset = async (token: string, remoteAddress: string) => {
    const payload = { token, password: "a new password" };
    const url = "/api/admin/reset-password";
    return (await server.visitor().send({ method: "POST", url, payload, remoteAddress })).status;
  };
  const guesses: number[] = [];
  for (let i = 0; i < 25; i++) guesses.push(await reset("guessed", `2001:db8:5:${i % 4}::1`));
  expect(guesses.filter((status) => status === 429)).toHaveLength(5);
  await server.visitor().post("/admin/forgot-password", { email: ADMIN.email });
  expect(await reset(await mailedToken(server, 1), "2001:db8:5:0::1")).toBe(200);
});

test("the first admin sets email and password together and is signed in", async () => {
  const server = await testServer();
  const link = await server.deps.services.adminAuth.inviteFirstAdmin(server.deps.systemActor);
  expect(await server.deps.services.adminAuth.hasAdmin()).toBe(false);
  const token = new URL(link).searchParams.get("token");
  const visitor = server.visitor();
  const nameless = await visitor.post("/admin/reset-password", { token, password: "long enough" });
  expect(nameless).toMatchObject({ status: 400, body: { message: "Please enter a valid email address" } });
  const planted = { ...visitor.cookies };
  await visitor.post("/admin/reset-password", { token, password: "long enough", email: "Boss@Example.com " });
  expect((await visitor.get("/admin/me")).body).toEqual({ email: "boss@example.com" });
  expect(visitor.cookies).not.toEqual(planted);
  const elsewhere = server.visitor();
  const login = await elsewhere.post("/admin/login", { email: "boss@example.com", password: "long enough" });
  expect(login).toMatchObject({ status: 200, body: { email: "boss@example.com" } });
  expect(await server.deps.services.adminAuth.hasAdmin()).toBe(true);
});

test("a reset request does the same work for an unknown email", async () => {
  const server = await testServer();
  await server.admin();
  await server.deps.worker.stop();
  const stored = async (email: string) => {
    await server.visitor().post("/admin/forgot-password", { email });
    const { db } = server.deps;
    const jobs = await db.selectFrom("jobs").select(["kind", "payload"]).execute();
    const mails = await db.selectFrom("mail_outbox").select("id").execute();
    await db.deleteFrom("jobs").execute();
    return { jobs, mails };
  };
  const known = await stored(ADMIN.email);
  const unknown = await stored("nobody@example.com");
  expect(known.jobs).toHaveLength(1);
  expect(unknown).toEqual({
    ...known,
    jobs: [{ ...known.jobs[0], payload: { email: "nobody@example.com" } }],
  });
});

test("requests by others don't use up an email's reset links", async () => {
  const server = await testServer();
  await server.admin();
  for (let i = 0; i < 6; i++) await server.visitor().post("/user/magic-link", { email: ADMIN.email });
  await expect.poll(() => server.mailer.sent.length).toBe(5);
  await server.visitor().post("/admin/forgot-password", { email: ADMIN.email });
  expect(await mailedToken(server, 6)).not.toBe("");
});

test("five hundred requests for unknown emails don't delay other emails", async () => {
  const server = await testServer();
  await server.admin();
  const { adminAuth } = server.deps.services;
  for (let i = 0; i < 501; i++) {
    await adminAuth.requestReset(`network ${i}`, `nobody${i}@example.com`);
    if (i % 100 === 0) await untilNoJobs(server);
  }
  await server.visitor().post("/admin/forgot-password", { email: ADMIN.email });
  expect(await mailedToken(server, 1)).not.toBe("");
});

test("the first admin's link refuses another admin's email and still works afterwards", async () => {
  const server = await testServer();
  const token = new URL(
    await server.deps.services.adminAuth.inviteFirstAdmin(server.deps.systemActor),
  ).searchParams.get("token");
  await server.admin();
  const reset = { token, password: "long enough" };
  const takenReset = await server.visitor().post("/admin/reset-password", { ...reset, email: ADMIN.email });
  expect(takenReset).toMatchObject({ status: 409, body: { message: expect.stringContaining("already") } });
  expect((await server.visitor().post("/admin/login", ADMIN)).status).toBe(200);
  const firstReset = await server
    .visitor()
    .post("/admin/reset-password", { ...reset, email: "boss@example.com" });
  expect(firstReset.status).toBe(200);
});

test("the first admin may use the email of an unused invitation", async () => {
  const server = await testServer();
  const { adminAuth } = server.deps.services;
  await adminAuth.inviteAdmin(server.deps.systemActor, ADMIN.email);
  const token = new URL(await adminAuth.inviteFirstAdmin(server.deps.systemActor)).searchParams.get("token");
  expect((await server.visitor().post("/admin/reset-password", { token, ...ADMIN })).status).toBe(200);
  expect((await server.visitor().post("/admin/login", ADMIN)).status).toBe(200);
});

test("an invited admin without a password doesn't count, so the start still offers a link", async () => {
  const server = await testServer();
  await server.deps.services.adminAuth.inviteAdmin(server.deps.systemActor, "typo@example.com");
  expect(await bootstrap(server.deps)).toContain("&setup=1");
});

test.each(["typo@example.com", ADMIN.email])(
  "the environment's admin is created although %s was invited and never set a password",
  async (invited) => {
    const environment = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
    const server = await testServer({}, environment);
    await server.deps.services.adminAuth.inviteAdmin(server.deps.systemActor, invited);
    expect(await bootstrap(server.deps)).toBeUndefined();
    expect((await server.visitor().post("/admin/login", ADMIN)).status).toBe(200);
  },
);

test("only a valid email can be invited, and it is stored in the form used at login", async () => {
  const server = await testServer();
  const { adminAuth } = server.deps.services;
  await expect(adminAuth.inviteAdmin(server.deps.systemActor, "not an@address")).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  const token = new URL(
    await adminAuth.inviteAdmin(server.deps.systemActor, " Boss@Example.com"),
  ).searchParams.get("token");
  await server.visitor().post("/admin/reset-password", { token, password: "long enough" });
  const login = { email: "boss@example.com", password: "long enough" };
  expect((await server.visitor().post("/admin/login", login)).status).toBe(200);
});

test("a short password is refused with a message", async () => {
  const server = await testServer();
  const answer = await server.visitor().post("/admin/reset-password", { token: "x", password: "12345" });
  expect(answer).toMatchObject({ status: 400, body: { message: "Password must be at least 6 characters" } });
});
