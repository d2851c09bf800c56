import { expect, test } from "vitest";
import { linkIn } from "#tests/fakes/mailer";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

const EMAIL = "pat@example.com";
const NEW_EMAIL = "patricia@example.com";

/** An admin, and a signed-in participant with an attempt and an emailed link. */
async function world() {
  const server = await testServer();
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const { agent, attemptId } = await server.participant(templateId, EMAIL);
  const { id } = (await agent.get("/user/me")).body;
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  const token = new URL(linkIn(server.mailer.lastTo(EMAIL))).searchParams.get("token");
  return { server, admin, templateId, agent, attemptId, id, token };
}

test("lists participants newest first with only the fields that are shown", async () => {
  const { server, admin, templateId } = await world();
  server.clock.advance(1_000);
  await server.participant(templateId, NEW_EMAIL);
  const { body } = await admin.get("/admin/users");
  expect(body.map((user: { email: string }) => user.email)).toEqual([NEW_EMAIL, EMAIL]);
  expect(Object.keys(body[0]).sort()).toEqual(["createdAt", "email", "id", "name"]);
});

test("a new name changes neither sessions, links nor emails", async () => {
  const { server, admin, agent, id, token } = await world();
  const answer = await admin.put(`/admin/users/${id}`, { name: "Patricia", email: " PAT@example.com" });
  expect(answer).toMatchObject({ status: 200, body: { name: "Patricia", email: EMAIL } });
  expect((await agent.get("/user/me")).body).toMatchObject({ name: "Patricia" });
  expect((await server.visitor().post("/user/auth", { token })).status).toBe(200);
  expect(server.mailer.sent).toHaveLength(1);
});

test.each(["\u0301\u0301", "\u200d \u200b", "- ' -"])(
  "every call refuses a name without a letter or digit (%j) with an explanation",
  async (name) => {
    const { server, admin, templateId, id } = await world();
    const email = "mark@example.com";
    const visitor = server.visitor();
    const answers = [
      await admin.put(`/admin/users/${id}`, { name, email: EMAIL }),
      await admin.post("/admin/users", { name, email }),
      await visitor.post("/user/start-assessment", { name, email }),
      await visitor.post("/direct-assessment/register", { name, email, templateId }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.message).toMatch(
        /^(Please enter a name with at least one letter or digit|Name is required)$/,
      );
    }
    expect((await admin.get("/admin/users")).body).toMatchObject([{ name: "Pat Doe" }]);
  },
);

test("an old name of marks alone is shown, hides nothing and can be corrected", async () => {
  const { server, admin, agent, id } = await world();
  await put(server, "UPDATE users SET name = ? WHERE id = ?", "\u0301 \u200d", id);
  expect((await agent.get("/user/me")).status).toBe(200);
  expect((await admin.get("/admin/users")).body).toMatchObject([{ name: "\u0301 \u200d" }]);
  expect((await admin.put(`/admin/users/${id}`, { name: "Pat 2", email: EMAIL })).status).toBe(200);
});

test("a change without a name leaves the name", async () => {
  const { admin, id } = await world();
  await admin.put(`/admin/users/${id}`, { email: NEW_EMAIL });
  expect((await admin.get("/admin/users")).body).toMatchObject([{ name: "Pat Doe", email: NEW_EMAIL }]);
});

test("another participant's email is refused, and nothing changes", async () => {
  const { server, admin, templateId, agent, id } = await world();
  await server.participant(templateId, NEW_EMAIL);
  const answer = await admin.put(`/admin/users/${id}`, { name: "Other", email: NEW_EMAIL });
  expect(answer).toMatchObject({ status: 409, body: { message: "A user with this email already exists" } });
  expect((await agent.get("/user/me")).body).toMatchObject({ name: "Pat Doe", email: EMAIL });
});

test("a changed email ends all sessions and links", async () => {
  const { server, admin, agent, id, token } = await world();
  expect((await admin.put(`/admin/users/${id}`, { email: NEW_EMAIL })).status).toBe(200);
  expect((await agent.get("/user/me")).status).toBe(401);
  expect((await server.visitor().post("/user/auth", { token })).status).toBe(401);
});

test("both addresses are told of a changed email, without naming each other or the person", async () => {
  const { server, admin, id } = await world();
  await admin.put(`/admin/users/${id}`, { email: NEW_EMAIL });
  await expect.poll(() => server.mailer.sent.length).toBe(3);
  const [toOld, toNew] = [server.mailer.lastTo(EMAIL), server.mailer.lastTo(NEW_EMAIL)];
  expect(toOld.subject).toBe("The email address for your Assessment Portal account was changed");
  expect(toNew.subject).toBe("Your Assessment Portal account now uses this email address");
  expect(toOld.text + toOld.html).not.toContain(NEW_EMAIL);
  expect(toNew.text + toNew.html).not.toContain(EMAIL);
  expect(toNew.text + toNew.html + toOld.text + toOld.html).not.toContain("Pat Doe");
});

test("deleting a participant deletes all their data and waiting emails, and ends the session", async () => {
  const { server, admin, agent, attemptId, id, token } = await world();
  await agent.post("/chat/process", {
    userMessage: "Hand-made shoes",
    question: "What do you sell?",
    userAssessmentId: attemptId,
  });
  server.mailer.failNext();
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  await server.deps.worker.stop();
  expect((await admin.delete(`/admin/users/${id}`)).status).toBe(200);

  const tables = [
    "users",
    "user_assessments",
    "chat_messages",
    "answer_history",
    "sign_in_links",
    "mail_outbox",
  ] as const;
  const { db } = server.deps;
  for (const table of tables) expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  expect((await agent.get("/user/me")).status).toBe(401);
  const here = await agent.send({ method: "GET", url: "/trpc/session" });
  expect(here.body.result.data.json).toMatchObject({ participant: null, wasDeleted: true });
  expect((await server.visitor().post("/user/auth", { token })).status).toBe(401);
  expect((await admin.delete(`/admin/users/${id}`)).status).toBe(404);
});

test("a deleted participant's cookie doesn't open the next registered account", async () => {
  const { server, admin, templateId, agent, id } = await world();
  await admin.delete(`/admin/users/${id}`);
  await server.participant(templateId, NEW_EMAIL);
  expect((await agent.get("/user/me")).status).toBe(401);
});

test("a deleted admin's cookie doesn't open the next admin's account", async () => {
  const { server, admin } = await world();
  await server.deps.db.deleteFrom("admins").execute();
  await server.deps.services.adminAuth.createFirstAdmin(
    server.deps.systemActor,
    "next@example.com",
    "correct-horse",
  );
  expect((await admin.get("/admin/me")).status).toBe(401);
});

test("a missing participant is not found, and participants can't manage users", async () => {
  const { admin, agent, id } = await world();
  expect((await admin.put("/admin/users/999", { email: NEW_EMAIL })).status).toBe(404);
  expect((await agent.get("/admin/users")).status).toBe(401);
  expect((await agent.put(`/admin/users/${id}`, { email: NEW_EMAIL })).status).toBe(401);
  expect((await agent.delete(`/admin/users/${id}`)).status).toBe(401);
});
