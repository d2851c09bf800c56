import { expect, test } from "vitest";
import { linkIn } from "#tests/fakes/mailer";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

const EMAIL = "pat@example.com";

async function mailedToken(server: TestServer, count = 1): Promise<string> {
  await expect.poll(() => server.mailer.sent.length).toBe(count);
  return new URL(linkIn(server.mailer.lastTo(EMAIL))).searchParams.get("token") ?? "";
}

async function registered(environment = {}) {
  const server = await testServer({}, environment);
  const templateId = await exampleTemplate(await server.admin());
  const { agent, attemptId } = await server.participant(templateId, EMAIL);
  return { server, templateId, agent, attemptId };
}

test("registering on the direct page starts a session and an attempt", async () => {
  const { agent, attemptId } = await registered();
  expect((await agent.get("/user/me")).body).toEqual({
    id: expect.any(Number),
    email: EMAIL,
    name: "Pat Doe",
  });
  expect((await agent.get(`/user/assessments/${attemptId}`)).status).toBe(200);
});

test("creates no account if its attempt can't be created, so the email can try again", async () => {
  const server = await testServer();
  const templateId = await exampleTemplate(await server.admin());
  const person = { name: "Pat Doe", email: "pat@example.com", templateId };
  await put(server, "ALTER TABLE user_assessment_questions RENAME TO away");
  const visitor = server.visitor();
  expect((await visitor.post("/direct-assessment/register", person)).status).toBe(500);
  expect((await visitor.get("/user/me")).status).toBe(401);
  await put(server, "ALTER TABLE away RENAME TO user_assessment_questions");
  expect((await visitor.post("/direct-assessment/register", person)).status).toBe(200);
  expect((await visitor.get("/user/assessments")).body).toHaveLength(1);
});

test("an email that is taken can't register again, and its account doesn't change", async () => {
  const { server, templateId } = await registered();
  const thief = server.visitor();
  const answer = await thief.post("/direct-assessment/register", {
    name: "Thief",
    email: " PAT@example.com",
    templateId,
  });
  expect(answer.status).toBe(409);
  expect((await thief.get("/user/me")).status).toBe(401);
});

test("an emailed link signs in three times within its grace period, ending the previous session", async () => {
  const { server } = await registered();
  await server.visitor().post("/user/magic-link", { email: EMAIL, redirectTo: "access" });
  const token = await mailedToken(server);
  const devices = [server.visitor(), server.visitor(), server.visitor()];
  for (const device of devices) {
    expect((await device.post("/user/auth", { token })).body).toMatchObject({ email: EMAIL });
    const known = await Promise.all(devices.map((one) => one.get("/user/me")));
    expect(devices.filter((_, index) => known[index]?.status === 200)).toEqual([device]);
  }
  expect(await server.visitor().post("/user/auth", { token })).toMatchObject({
    status: 401,
    body: { message: "Invalid or expired access link. Please request a new one." },
  });
});

test("two concurrent redemptions succeed, and the later session stays", async () => {
  const { server } = await registered();
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  const token = await mailedToken(server);
  const devices = [server.visitor(), server.visitor()];
  const answers = await Promise.all(devices.map((device) => device.post("/user/auth", { token })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const known = await Promise.all(devices.map((device) => device.get("/user/me")));
  expect(known.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test("redeeming a link twice in one request creates one session", async () => {
  const { server } = await registered();
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  const token = await mailedToken(server);
  const browser = server.visitor();
  const sessions = () => server.deps.db.selectFrom("sessions").select("sid").execute();
  const before = await sessions();
  const answer = await browser.send({
    method: "POST",
    url: "/trpc/user.auth.redeem,user.auth.redeem?batch=1",
    payload: { 0: { token }, 1: { token } },
  });
  expect(answer.status).toBe(200);
  expect((await browser.get("/user/me")).status).toBe(200);
  expect(await sessions()).toHaveLength(before.length + 1);
});

test("a mail scanner's session ends when the person opens the link, even after the link is deleted", async () => {
  const { server } = await registered();
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  const token = await mailedToken(server);
  const scanner = server.visitor();
  const person = server.visitor();
  await scanner.post("/user/auth", { token });
  await person.post("/user/auth", { token });
  for (let days = 0; days < 6; days++) {
    expect((await person.get("/user/me")).status).toBe(200);
    expect((await scanner.get("/user/me")).status).toBe(401);
    server.clock.advance(23 * 60 * 60_000);
    await server.deps.housekeeping();
  }
});

test("opening a link invalidates the participant's other links but not sessions from them", async () => {
  const { server } = await registered();
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  const first = await mailedToken(server);
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  const second = await mailedToken(server, 2);
  const laptop = server.visitor();
  await laptop.post("/user/auth", { token: first });
  expect((await server.visitor().post("/user/auth", { token: second })).status).toBe(401);

  await server.visitor().post("/user/magic-link", { email: EMAIL });
  const third = await mailedToken(server, 3);
  expect((await server.visitor().post("/user/auth", { token: third })).status).toBe(200);
  expect((await laptop.get("/user/me")).status).toBe(200);
  expect((await server.visitor().post("/user/auth", { token: first })).status).toBe(401);
});

test("a used link expires after ten minutes, an unused one after a day", async () => {
  const { server } = await registered();
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  const used = await mailedToken(server);
  const device = server.visitor();
  await device.post("/user/auth", { token: used });
  server.clock.advance(11 * 60_000);
  expect((await server.visitor().post("/user/auth", { token: used })).status).toBe(401);
  expect((await device.post("/user/auth", { token: used })).status).toBe(200);

  await server.visitor().post("/user/magic-link", { email: EMAIL });
  const unused = await mailedToken(server, 2);
  server.clock.advance(24 * 60 * 60_000);
  expect((await server.visitor().post("/user/auth", { token: unused })).status).toBe(401);
});

test("a link from the future is invalid beyond a clock tolerance of five minutes", async () => {
  const { server } = await registered();
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  const token = await mailedToken(server);
  server.clock.advance(-5 * 60_000 - 1);
  expect((await server.visitor().post("/user/auth", { token })).status).toBe(401);
  server.clock.advance(1);
  expect((await server.visitor().post("/user/auth", { token })).status).toBe(200);
});

test("MAGIC_LINK_STRICT opens a link exactly once", async () => {
  const { server } = await registered({ MAGIC_LINK_STRICT: "1" });
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  const token = await mailedToken(server);
  expect((await server.visitor().post("/user/auth", { token })).status).toBe(200);
  expect((await server.visitor().post("/user/auth", { token })).status).toBe(401);
});

test("registering someone else's email signs out when its owner opens a link", async () => {
  const { server, agent: squatter } = await registered();
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  const token = await mailedToken(server);
  await server.visitor().post("/user/auth", { token });
  expect((await squatter.get("/user/me")).status).toBe(401);
});

test("an unknown email gets the same answer, and an email that it has no account yet", async () => {
  const server = await testServer();
  const answer = await server.visitor().post("/user/magic-link", { email: EMAIL, redirectTo: "access" });
  expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  expect(linkIn(server.mailer.lastTo(EMAIL))).toBe("http://localhost:3000/start-assessment");
});

test("the start form registers a new email and sends a link to a known one", async () => {
  const server = await testServer();
  const start = { name: "Pat", email: EMAIL };
  const fresh = server.visitor();
  expect((await fresh.post("/user/start-assessment", start)).body).toEqual({ action: "register" });
  expect((await fresh.get("/user/me")).status).toBe(200);
  const again = server.visitor();
  expect((await again.post("/user/start-assessment", start)).body).toEqual({ action: "login" });
  expect((await again.get("/user/me")).status).toBe(401);
  expect(await mailedToken(server)).not.toBe("");
});

test("the direct page's link starts its template, and its email contains no typed text", async () => {
  const { server, templateId } = await registered();
  const visitor = server.visitor();
  expect((await visitor.post("/direct-assessment/check-email", { email: EMAIL })).body).toEqual({
    exists: true,
  });
  await visitor.post("/direct-assessment/magic-link", { email: EMAIL, templateId });
  await mailedToken(server);
  const mail = server.mailer.lastTo(EMAIL);
  const link = new URL(linkIn(mail));
  expect(link.pathname).toBe("/user-dashboard");
  expect(link.searchParams.get("templateId")).toBe(String(templateId));
  expect(mail.text + mail.html).not.toContain("Pat Doe");
});

test("an email gets five messages an hour; after that the answer is the same", async () => {
  const { server } = await registered();
  for (let i = 0; i < 7; i++) {
    expect((await server.visitor().post("/user/magic-link", { email: EMAIL })).status).toBe(200);
  }
  await expect.poll(() => server.mailer.sent.length).toBe(5);
  expect(await server.deps.health.outboxPending()).toBe(0);
});

test("requesting a direct link for an unknown email doesn't use up its messages", async () => {
  const { server, templateId } = await registered();
  const email = "nobody@example.com";
  for (let i = 0; i < 6; i++) {
    await server.visitor().post("/direct-assessment/magic-link", { email, templateId });
  }
  await server.participant(templateId, email);
  await server.visitor().post("/direct-assessment/magic-link", { email, templateId });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
});

test("a late response of an ended session doesn't overwrite the browser's newer cookie", async () => {
  const server = await testServer();
  const templateId = await exampleTemplate(await server.admin());
  const { agent } = await server.participant(templateId);
  const late = server.visitor();
  late.cookies = { ...agent.cookies };

  server.clock.advance(120_000);
  const marked = await late.get("/user/assessments");
  expect(marked).toMatchObject({
    status: 200,
    headers: expect.not.objectContaining({ "set-cookie": expect.anything() }),
  });

  await agent.post("/direct-assessment/register", { name: "Bo", email: "bo@example.com", templateId });
  const unauthorized = await late.get("/user/assessments");
  expect(unauthorized).toMatchObject({
    status: 401,
    headers: expect.not.objectContaining({ "set-cookie": expect.anything() }),
  });
});

test("a session cookie with an invalid signature is ignored", async () => {
  const { agent } = await registered();
  const { sid = "" } = agent.cookies;
  const [id, signature = ""] = sid.split(".");
  const statusWith = async (cookie: string) => {
    agent.cookies = { sid: cookie };
    return (await agent.get("/user/me")).status;
  };
  expect(await statusWith(sid)).toBe(200);
  for (const forged of [
    `${id}`,
    `${id}.`,
    `${id}.${signature.slice(1)}`,
    `${id}.${"A".repeat(43)}`,
    "%",
    ".",
  ])
    expect(await statusWith(forged), forged).toBe(401);
});

test("admin and participant sessions share a browser, and each logout ends only its own", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  await admin.post("/direct-assessment/register", { name: "Pat", email: EMAIL, templateId });
  expect((await admin.get("/admin/me")).status).toBe(200);
  expect((await admin.get("/user/me")).status).toBe(200);
  await admin.post("/user/logout");
  expect((await admin.get("/admin/me")).status).toBe(200);
  expect((await admin.get("/user/me")).status).toBe(401);
});

test.each([
  [{ token: null }, 400],
  [{ token: "" }, 400],
  [{ token: ["a"] }, 400],
  [{}, 400],
  [{ token: "unknown" }, 401],
])("a link with %j returns %i", async (body, status) => {
  const server = await testServer();
  expect((await server.visitor().post("/user/auth", body)).status).toBe(status);
});

test("the database contains no plaintext token, session id or email body", async () => {
  const { server, agent } = await registered();
  server.mailer.failNext();
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  server.mailer.recover();
  const dump = JSON.stringify(
    await Promise.all(
      (["users", "sign_in_links", "sessions", "mail_outbox", "jobs"] as const).map((table) =>
        server.deps.db.selectFrom(table).selectAll().execute(),
      ),
    ),
  );
  const sid = decodeURIComponent(agent.cookies.sid ?? "").split(".")[0] ?? "none";
  expect(dump).not.toContain(sid);
  expect(dump).not.toContain("token=");
});
