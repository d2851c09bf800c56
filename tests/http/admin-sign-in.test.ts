import { expect, test } from "vitest";
import { ADMIN, testServer } from "#tests/helpers/server";

test("an admin signs in, is known, and is unknown after logging out", async () => {
  const server = await testServer();
  const admin = await server.admin();
  expect(await admin.get("/admin/me")).toMatchObject({ status: 200, body: { email: ADMIN.email } });
  expect((await admin.post("/admin/logout")).status).toBe(200);
  expect((await admin.get("/admin/me")).status).toBe(401);
});

test("a wrong password and an unknown address get the same answer", async () => {
  const server = await testServer();
  await server.admin();
  const wrong = await server.visitor().post("/admin/login", { ...ADMIN, password: "wrong" });
  const unknown = await server
    .visitor()
    .post("/admin/login", { email: "nobody@example.com", password: "wrong" });
  expect(wrong).toMatchObject({ status: 401, body: { message: "Invalid email or password" } });
  expect(unknown.body).toEqual(wrong.body);
});

test("the tenth failure locks the account for this network, and a restart would not forgive it", async () => {
  const server = await testServer();
  await server.admin();
  const attacker = server.visitor();
  for (let i = 0; i < 10; i++) await attacker.post("/admin/login", { ...ADMIN, password: `guess ${i}` });
  const locked = await attacker.post("/admin/login", ADMIN);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);
  server.clock.advance(16 * 60_000);
  expect((await attacker.post("/admin/login", ADMIN)).status).toBe(200);
});

test("signing in changes the session id, so one planted before is worth nothing", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const before = { ...admin.cookies };
  await admin.post("/admin/login", ADMIN);
  const planted = server.visitor();
  planted.cookies = before;
  expect((await planted.get("/admin/me")).status).toBe(401);
  expect((await admin.get("/admin/me")).status).toBe(200);
});

test("a request that ends after the logout does not bring the session back", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const kept = { ...admin.cookies };
  server.clock.advance(2 * 60_000);
  const slow = server.visitor();
  slow.cookies = { ...kept };
  await Promise.all([
    slow.get("/admin/templates-that-do-not-exist"),
    slow.get("/admin/me"),
    admin.post("/admin/logout"),
  ]);
  const ghost = server.visitor();
  ghost.cookies = kept;
  expect((await ghost.get("/admin/me")).status).toBe(401);
});

test("a session ends after an hour of rest and after twelve hours in any case", async () => {
  const server = await testServer();
  const admin = await server.admin();
  for (let minutes = 0; minutes < 12 * 60 - 30; minutes += 30) {
    expect((await admin.get("/admin/me")).status).toBe(200);
    server.clock.advance(30 * 60_000);
  }
  expect((await admin.get("/admin/me")).status).toBe(200);
  server.clock.advance(31 * 60_000);
  expect((await admin.get("/admin/me")).status).toBe(401);

  const idle = await server.admin();
  server.clock.advance(61 * 60_000);
  expect((await idle.get("/admin/me")).status).toBe(401);
});

test("a mailed link sets a new password once, ends every session, and says so by mail", async () => {
  const server = await testServer();
  const admin = await server.admin();
  await server.visitor().post("/admin/forgot-password", { email: ADMIN.email });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  const token = /token=([\w-]+)/.exec(server.mailer.lastTo(ADMIN.email).text)?.[1];
  const reset = { token, password: "a new password" };
  expect((await server.visitor().post("/admin/reset-password", reset)).status).toBe(200);
  expect((await admin.get("/admin/me")).status).toBe(401);
  expect(await server.visitor().post("/admin/reset-password", reset)).toMatchObject({
    status: 400,
    body: { message: "Failed to reset password. The link may be expired." },
  });
  expect((await server.visitor().post("/admin/login", { ...ADMIN, password: reset.password })).status).toBe(
    200,
  );
  await expect.poll(() => server.mailer.sent.length).toBe(2);
});

test("a reset link dies after an hour, and an unknown address gets the same answer but no mail", async () => {
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

test("the first admin gives their address together with the password", async () => {
  const server = await testServer();
  const link = await server.deps.services.adminAuth.inviteFirstAdmin();
  expect(await server.deps.services.adminAuth.hasAdmin()).toBe(false);
  const token = new URL(link).searchParams.get("token");
  const visitor = server.visitor();
  const nameless = await visitor.post("/admin/reset-password", { token, password: "long enough" });
  expect(nameless).toMatchObject({ status: 400, body: { message: "Please enter a valid email address" } });
  await visitor.post("/admin/reset-password", { token, password: "long enough", email: "Boss@Example.com " });
  const login = await visitor.post("/admin/login", { email: "boss@example.com", password: "long enough" });
  expect(login).toMatchObject({ status: 200, body: { email: "boss@example.com" } });
});

test("a short password is refused with the spec's sentence", async () => {
  const server = await testServer();
  const answer = await server.visitor().post("/admin/reset-password", { token: "x", password: "12345" });
  expect(answer).toMatchObject({ status: 400, body: { message: "Password must be at least 6 characters" } });
});
