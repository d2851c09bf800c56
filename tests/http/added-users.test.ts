import { expect, test } from "vitest";
import { FakeClock } from "#tests/fakes/clock";
import { FakeMailer, linkIn } from "#tests/fakes/mailer";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { put, value } from "#tests/helpers/stored";

const EMAIL = "jo@example.com";
const JO = { name: "Jo Poe", email: EMAIL };

async function world(mailer = new FakeMailer()) {
  const server = await testServer({ mailer });
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const attempts = async () => (await admin.get("/admin/assessments")).body;
  const open = (link: string) => server.visitor().send({ method: "GET", url: link });
  return { server, mailer, admin, templateId, attempts, open };
}

test("adds a user and emails a sign-in link", async () => {
  const { server, mailer, admin } = await world();
  const { status, body } = await admin.post("/admin/users", JO);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...JO, userAssessmentId: null, linkSent: true });
  await expect.poll(() => mailer.sent.length).toBe(1);
  const mail = mailer.lastTo(EMAIL);
  expect(mail.text).toContain("Hi Jo Poe,");
  const token = new URL(linkIn(mail)).searchParams.get("token");
  const jo = server.visitor();
  expect((await jo.post("/user/auth", { token })).body).toMatchObject(JO);
});

test("returns the same data for an added user as the list, to the millisecond", async () => {
  const clock = new (class extends FakeClock {
    override now(): Date {
      this.advance(1);
      return super.now();
    }
  })();
  const server = await testServer({ clock });
  const admin = await server.admin();
  const { createdAt } = (await admin.post("/admin/users", JO)).body;
  expect((await admin.get("/admin/users")).body).toMatchObject([{ createdAt }]);
});

test("sends no email unless the admin asks for one", async () => {
  const { server, mailer, admin } = await world();
  expect((await admin.post("/admin/users", { ...JO, sendLink: false })).body).toMatchObject({
    linkSent: false,
  });
  await admin.post("/admin/outbox/test");
  expect(mailer.sent.map(({ to }) => to)).toEqual(["ada@example.com"]);
  expect(await value(server, "SELECT count(*) FROM sign_in_links")).toBe(0);
});

test("an assigned template is a not-started attempt with its own questions until it is opened", async () => {
  const { server, mailer, admin, templateId, attempts } = await world();
  const { body } = await admin.post("/admin/users", { ...JO, assessmentId: templateId });
  expect(await attempts()).toMatchObject([
    { id: body.userAssessmentId, status: "not_started", progress: 0, startedAt: null },
  ]);
  expect((await admin.get("/admin/stats")).body).toMatchObject({ notStarted: 1, inProgress: 0 });
  await expect.poll(() => mailer.sent.length).toBe(1);
  expect(mailer.lastTo(EMAIL).subject).toContain("Growth check");
  const link = new URL(linkIn(mailer.lastTo(EMAIL)));
  expect(link.searchParams.get("templateId")).toBe(String(templateId));

  const jo = server.visitor();
  await jo.post("/user/auth", { token: link.searchParams.get("token") });
  const started = await jo.post("/user/assessments", { assessmentId: templateId });
  expect(started.body).toEqual({ id: body.userAssessmentId });
  expect(await attempts()).toMatchObject([{ status: "in_progress" }]);
  expect((await jo.get(`/user/assessments/${body.userAssessmentId}/questions`)).body).toHaveLength(4);
});

test("an assigned attempt opens even if the template was deactivated later", async () => {
  const { server, mailer, admin, templateId, attempts } = await world();
  await admin.post("/admin/users", { ...JO, assessmentId: templateId });
  await admin.put(`/admin/assessment-templates/${templateId}`, { isActive: false });
  await expect.poll(() => mailer.sent.length).toBe(1);
  const jo = server.visitor();
  await jo.post("/user/auth", { token: new URL(linkIn(mailer.lastTo(EMAIL))).searchParams.get("token") });
  expect((await jo.post("/user/assessments", { assessmentId: templateId })).status).toBe(200);
  expect((await jo.post("/user/assessments", { assessmentId: templateId })).status).toBe(409);
  expect(await attempts()).toHaveLength(1);
});

test.each([
  [
    "an address that is taken",
    { ...JO, email: " JO@example.com" },
    409,
    "A user with this email already exists",
  ],
  ["no name", { ...JO, name: " " }, 400, "Name is required"],
  ["no address", { ...JO, email: "jo" }, 400, "Please enter a valid email address"],
  [
    "an unknown template",
    { name: "A", email: "a@example.com", assessmentId: 99 },
    404,
    "Assessment template not found.",
  ],
])("%s adds no user", async (_what, input, status, message) => {
  const { admin } = await world();
  await admin.post("/admin/users", { ...JO, sendLink: false });
  expect(await admin.post("/admin/users", input)).toMatchObject({ status, body: { message } });
  expect((await admin.get("/admin/users")).body).toHaveLength(1);
  expect((await admin.get("/admin/outbox")).body).toEqual([]);
});

test("an inactive template cannot be assigned", async () => {
  const { admin, templateId } = await world();
  await admin.put(`/admin/assessment-templates/${templateId}`, { isActive: false });
  const answer = await admin.post("/admin/users", { ...JO, assessmentId: templateId });
  expect(answer.status).toBe(409);
  expect((await admin.get("/admin/users")).body).toEqual([]);
});

test("an existing user gets a template once, and a link every time the admin asks", async () => {
  const { server, mailer, admin, templateId, attempts } = await world();
  const { body } = await admin.post("/admin/users", { ...JO, sendLink: false });
  const invite = () => admin.post(`/admin/users/${body.id}/invite`, { assessmentId: templateId, by: "mail" });
  expect((await invite()).body).toEqual({ link: null });
  expect((await invite()).status).toBe(200);
  await put(server, "UPDATE user_assessments SET status = 'in_progress'");
  expect((await invite()).status).toBe(200);
  await expect.poll(() => mailer.sent.length).toBe(3);
  expect(await attempts()).toHaveLength(1);
});

test("an email contains no name that a stranger typed next to the address", async () => {
  const { server, mailer, admin } = await world();
  const stranger = { name: "You won at evil.example", email: "victim@example.com" };
  await server.visitor().post("/user/start-assessment", stranger);
  const [victim] = (await admin.get("/admin/users")).body;
  expect((await admin.post(`/admin/users/${victim.id}/invite`, { by: "mail" })).status).toBe(200);
  await expect.poll(() => mailer.sent.length).toBe(1);
  expect(mailer.sent[0]?.text).toContain("Hello,");
  expect(mailer.sent[0]?.text).not.toContain("evil");
});

test("completing an assigned assessment in one call also sets its start time", async () => {
  const { server, mailer, admin, templateId, attempts } = await world();
  const { body } = await admin.post("/admin/users", { ...JO, assessmentId: templateId });
  await expect.poll(() => mailer.sent.length).toBe(1);
  const jo = server.visitor();
  await jo.post("/user/auth", { token: new URL(linkIn(mailer.lastTo(EMAIL))).searchParams.get("token") });
  const path = `/user/assessments/${body.userAssessmentId}`;
  const [products, team, cash] = (await jo.get(`${path}/questions`)).body;
  const responses = { [products.id]: "Shoes", [team.id]: "Just me", [cash.id]: "2" };
  expect((await jo.post(`${path}/complete`, { responses })).status).toBe(200);
  const [attempt] = await attempts();
  expect(attempt).toMatchObject({ status: "completed", startedAt: server.clock.now().toISOString() });
});

test("with email delivery, no one sees links, and emails per address are limited", async () => {
  const { admin } = await world();
  const { body } = await admin.post("/admin/users", JO);
  const invite = (by: string) => admin.post(`/admin/users/${body.id}/invite`, { by });
  expect((await invite("link")).status).toBe(409);
  for (let sent = 1; sent < 5; sent += 1) expect((await invite("mail")).status).toBe(200);
  expect((await invite("mail")).status).toBe(429);
});

test("without a mail provider, the admin gets the link to share", async () => {
  const mailer = new FakeMailer();
  mailer.delivers = false;
  const { server, admin, templateId } = await world(mailer);
  const { body } = await admin.post("/admin/users", { ...JO, sendLink: false, assessmentId: templateId });
  const { body: invited } = await admin.post(`/admin/users/${body.id}/invite`, {
    assessmentId: templateId,
    by: "link",
  });
  const link = new URL(invited.link);
  expect(link.pathname).toBe("/user-dashboard");
  const jo = server.visitor();
  expect((await jo.post("/user/auth", { token: link.searchParams.get("token") })).status).toBe(200);
  expect(mailer.sent).toEqual([]);
  const again = () => admin.post(`/admin/users/${body.id}/invite`, { by: "link" });
  for (let count = 1; count < 5; count += 1) expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(429);
});

test("inviting an unknown user is refused", async () => {
  const { admin } = await world();
  expect((await admin.post("/admin/users/99/invite", { by: "mail" })).status).toBe(404);
});
