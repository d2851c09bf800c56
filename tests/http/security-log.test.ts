import { pino } from "pino";
import { expect, test } from "vitest";
import { FakeMailer, linkIn } from "#tests/fakes/mailer";
import { ADMIN, exampleTemplate, testServer } from "#tests/helpers/server";
import { put, refuse } from "#tests/helpers/stored";

const EMAIL = "pat@example.com";

interface Line {
  event?: string;
  adminId?: number;
  participantId?: number;
}

async function loggedServer(mailer = new FakeMailer()) {
  const written: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void written.push(line) });
  const server = await testServer({ log, mailer });
  const lines = (): Line[] => written.map((line) => JSON.parse(line));
  const events = () => lines().flatMap(({ event }) => event ?? []);
  return { server: { ...server, mailer }, events, lines, text: () => written.join("") };
}

test("logs access events by row id, without emails, tokens or passwords", async () => {
  const { server, events, lines, text } = await loggedServer();
  const admin = await server.admin();
  await server.visitor().post("/admin/login", { ...ADMIN, password: "a wrong guess" });
  const { agent } = await server.participant(await exampleTemplate(admin), EMAIL);
  const { id } = (await agent.get("/user/me")).body;
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  const token = new URL(linkIn(server.mailer.lastTo(EMAIL))).searchParams.get("token") ?? "";
  const phone = server.visitor();
  const url = "/trpc/user.auth.openLink";
  await phone.send({ method: "POST", url, payload: { token } });
  await phone.post("/user/auth", { token });
  await server.visitor().post("/user/auth", { token: "made up" });
  await server.visitor().post("/admin/forgot-password", { email: ADMIN.email });
  await expect.poll(() => server.mailer.sent.length).toBe(2);
  const reset = /token=([\w-]+)/.exec(server.mailer.lastTo(ADMIN.email).text)?.[1] ?? "";
  await admin.put(`/admin/users/${id}`, { email: "patricia@example.com" });
  await admin.delete(`/admin/users/${id}`);
  await server.visitor().post("/admin/reset-password", { token: reset, password: "a new password" });
  await server.visitor().post("/admin/reset-password", { token: reset, password: "a new password" });

  expect(events()).toEqual([
    "admin-signed-in",
    "admin-sign-in-refused",
    "participant-registered",
    "link-sent",
    "link-redeemed",
    "link-refused",
    "reset-sent",
    "participant-address-changed",
    "participant-deleted",
    "password-reset",
    "reset-refused",
  ]);
  expect(lines().find(({ event }) => event === "link-redeemed")).toMatchObject({ participantId: id });
  expect(lines().find(({ event }) => event === "participant-deleted")).toMatchObject({
    adminId: 1,
    participantId: id,
  });
  for (const secret of ["@example.com", token, reset, "a wrong guess", "a new password", "Pat Doe"]) {
    expect(text()).not.toContain(secret);
  }
});

test("logs added participants and links that are given to an admin", async () => {
  const mailer = new FakeMailer();
  mailer.delivers = false;
  const { server, lines } = await loggedServer(mailer);
  const admin = await server.admin();
  const jo = { name: "Jo Poe", email: "jo@example.com" };
  await admin.post("/admin/users", { ...jo, sendLink: false });
  await admin.post("/admin/users/1/invite", { by: "link" });
  const people = [jo, { name: "Pat Doe", email: EMAIL }];
  await admin.post("/admin/invitations", { assessmentId: await exampleTemplate(admin), people });
  await admin.post("/admin/users", { name: "Sam", email: "sam@example.com" });
  const linkEvents = lines().filter(({ participantId }) => participantId !== undefined);
  expect(
    linkEvents.map(({ event, adminId, participantId }) => `${event} ${participantId} by ${adminId}`),
  ).toEqual([
    "participant-added 1 by 1",
    "link-handed-out 1 by 1",
    "link-handed-out 1 by 1",
    "participant-added 2 by 1",
    "link-handed-out 2 by 1",
    "participant-added 3 by 1",
    "link-sent 3 by 1",
  ]);
});

test("logs that the first admin signed in with the printed link", async () => {
  const { server, events } = await loggedServer();
  const link = await server.deps.services.adminAuth.inviteFirstAdmin(server.deps.systemActor);
  const token = new URL(link).searchParams.get("token");
  await server.visitor().post("/admin/reset-password", { ...ADMIN, token });
  expect(events()).toEqual(["password-reset", "admin-signed-in"]);
});

test("logs a reached limit by name", async () => {
  const { server, lines } = await loggedServer();
  for (let i = 0; i < 11; i++) {
    await server.visitor().post("/admin/login", { ...ADMIN, password: "x".repeat(300) });
  }
  for (let i = 0; i < 6; i++) await server.visitor().post("/user/magic-link", { email: EMAIL });
  const limits = lines().filter(({ event }) => event === "limit-reached");
  expect(limits).toMatchObject([{ limit: "login-account-network" }, { limit: "mail-stranger" }]);
});

test("logs calls that failed with a server error, but not refused ones", async () => {
  const { server, text } = await loggedServer();
  const admin = await server.admin();
  const requests = ["/api/admin/assessment-templates/99", '/trpc/admin.templates.get?input={"id":99}'];
  const ask = async (url: string) => (await admin.send({ method: "GET", url })).status;
  for (const url of requests) expect(await ask(url), url).toBe(404);
  expect(text()).not.toContain("A call failed");
  await put(server, "ALTER TABLE assessments RENAME TO away");
  for (const url of requests) expect(await ask(url), url).toBe(500);
  expect(text().match(/"A call failed"/g)).toHaveLength(2);
});

test("logs errors outside calls: a session that can't be updated, a damaged database", async () => {
  const { server, text } = await loggedServer();
  const admin = await server.admin();
  await refuse(server, "UPDATE", "sessions");
  server.clock.advance(60_000);
  expect((await admin.get("/admin/me")).status).toBe(200);
  await expect.poll(text).toContain("A session could not be marked as seen");
  await put(server, "ALTER TABLE mail_outbox RENAME TO away");
  expect((await server.app.inject("/healthz")).statusCode).toBe(503);
  expect(text()).toContain("The database doesn't respond");
});
