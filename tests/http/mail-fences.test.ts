import { expect, test } from "vitest";
import type { AttemptId, ParticipantId } from "#shared/domain/ids";
import { linkIn } from "#tests/fakes/mailer";
import { ADMIN, exampleTemplate, type TestServer, testServer, untilNoJobs } from "#tests/helpers/server";
import { put, value } from "#tests/helpers/stored";

const HOUR = 3_600_000;
const EMAIL = "pat@example.com";

const askForLink = (server: TestServer) => server.visitor().post("/user/magic-link", { email: EMAIL });
const askForReset = (server: TestServer) =>
  server.visitor().post("/admin/forgot-password", { email: ADMIN.email });
const mailsTo = (server: TestServer, email: string) =>
  server.mailer.sent.filter(({ to }) => to === email).length;

/** A server with a participant who has opened an emailed link. */
async function withParticipant(): Promise<TestServer> {
  const server = await testServer();
  const templateId = await exampleTemplate(await server.admin());
  const { agent } = await server.participant(templateId, EMAIL);
  await askForLink(server);
  await expect.poll(() => mailsTo(server, EMAIL)).toBe(1);
  const token = new URL(linkIn(server.mailer.lastTo(EMAIL))).searchParams.get("token");
  expect((await agent.post("/user/auth", { token })).status).toBe(200);
  server.clock.advance(HOUR);
  return server;
}

test("requests for strangers' emails don't use up participants' links or an admin's reset", async () => {
  const server = await withParticipant();
  const { participantAuth } = server.deps.services;
  for (let i = 0; i < 510; i++) {
    await participantAuth.requestLink(`network ${i}`, "browser", {
      email: `nobody${i}@example.com`,
      redirectTo: "access",
    });
    if (i % 100 === 0) await untilNoJobs(server);
  }
  await askForLink(server);
  await askForReset(server);
  await expect.poll(() => mailsTo(server, EMAIL)).toBe(2);
  await expect.poll(() => mailsTo(server, ADMIN.email)).toBe(1);
  const toStrangers = server.mailer.sent.filter(({ to }) => to.startsWith("nobody"));
  expect(toStrangers).toHaveLength(50);
});

async function addPerson(server: TestServer, email: string): Promise<ParticipantId> {
  await put(server, "INSERT INTO users (email, name, createdAt, updatedAt) VALUES (?, 'N', 0, 0)", email);
  return (await value(server, "SELECT id FROM users WHERE email = ?", email)) as ParticipantId;
}

test("link requests from one network don't block an admin's reset there", async () => {
  const server = await withParticipant();
  for (let i = 0; i < 101; i++) {
    await server.visitor().post("/user/magic-link", { email: `nobody${i}@example.com` });
  }
  expect((await askForLink(server)).status).toBe(429);
  expect((await askForReset(server)).status).toBe(200);
});

test("many networks of one provider customer don't block other people's first email", async () => {
  const server = await testServer();
  await server.participant(await exampleTemplate(await server.admin()), EMAIL);
  const { participantAuth } = server.deps.services;
  for (let i = 0; i < 200; i++) {
    await addPerson(server, `new${i}@example.com`);
    await participantAuth.requestLink(`2001:db8:1:${i.toString(16)}::/64`, "browser", {
      email: `new${i}@example.com`,
      redirectTo: "access",
    });
  }
  await askForLink(server);
  await expect.poll(() => mailsTo(server, EMAIL)).toBe(1);
  const strangersMails = server.mailer.sent.filter(({ to }) => to.startsWith("new"));
  expect(strangersMails).toHaveLength(150);
});

test("result emails count for the network that completed the attempts", async () => {
  const server = await testServer();
  const { participantAuth } = server.deps.services;
  for (let i = 0; i < 90; i++) {
    const id = await addPerson(server, `new${i}@example.com`);
    await participantAuth.announceResults(id, { attemptId: 1 as AttemptId, title: "T" }, "203.0.113.7");
  }
  expect(await value(server, "select count(*) from mail_outbox")).toBe(75);
});

test("participants and admins get a link every hour however often others ask for theirs", async () => {
  const server = await withParticipant();
  for (let hour = 1; hour <= 5; hour++) {
    for (let i = 0; i < 6; i++) {
      await askForLink(server);
      await askForReset(server);
      await untilNoJobs(server);
    }
    expect(mailsTo(server, EMAIL)).toBe(1 + 5 * hour);
    expect(mailsTo(server, ADMIN.email)).toBe(5 * hour);
    server.clock.advance(HOUR);
  }
});

test("an account created with someone else's email sends at most fifteen emails a day to it", async () => {
  const server = await testServer();
  await server.participant(await exampleTemplate(await server.admin()), EMAIL);
  for (let hour = 0; hour < 5; hour++) {
    for (let i = 0; i < 6; i++) await askForLink(server);
    // A job still running an hour later would be treated as abandoned and run again.
    await untilNoJobs(server);
    server.clock.advance(HOUR);
  }
  expect(mailsTo(server, EMAIL)).toBe(15);
  expect(await server.deps.health.outboxPending()).toBe(0);
});

test("requests by others for a new email don't block an admin's invitation", async () => {
  const server = await testServer();
  const admin = await server.admin();
  await server.participant(await exampleTemplate(admin), EMAIL);
  for (let i = 0; i < 6; i++) await askForLink(server);
  const [user] = (await admin.get("/admin/users")).body;
  const sent = await admin.post(`/admin/users/${user.id}/invite`, { by: "mail" });
  expect(sent.status).toBe(200);
});
