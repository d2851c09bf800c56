import { expect, test } from "vitest";
import { FakeMailer, linkIn } from "#tests/fakes/mailer";
import { validPeople } from "#tests/fixtures/wrong-people";
import { ADMIN, type Agent, exampleTemplate, testServer } from "#tests/helpers/server";
import { put, refuse, value, values } from "#tests/helpers/stored";

const HOUR = 3_600_000;
const JO = { name: "Jo Poe", email: "jo@example.com" };

async function world({ delivers = true } = {}) {
  const mailer = new FakeMailer();
  mailer.delivers = delivers;
  const server = await testServer({ mailer });
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const call =
    (path: string) =>
    (people: object[], more: object = {}) =>
      admin.post(path, { assessmentId: templateId, people, ...more });
  const send = call("/admin/invitations");
  const outcomes = async (people: object[], more?: object) =>
    (await send(people, more)).body.people.map(({ outcome }: { outcome: string }) => outcome);
  const standingsOf = async (people: object[]) =>
    (await call("/admin/invitations/plan")(people)).body.people.map(
      ({ standing }: { standing: string }) => standing,
    );
  /** Advances an hour and signs the admin in again. */
  const later = async () => {
    server.clock.advance(HOUR);
    await admin.post("/admin/login", ADMIN);
  };
  const count = (table: string) => value(server, `SELECT count(*) FROM ${table}`);
  const people = (howMany: number) =>
    Array.from({ length: howMany }, (_, i) => ({ name: `P ${i}`, email: `p${i}@example.com` }));
  return {
    server,
    mailer,
    admin,
    templateId,
    plan: call("/admin/invitations/plan"),
    send,
    later,
    outcomes,
    standingsOf,
    count,
    people,
  };
}

/** Signs in with the newest link to that email and starts the assessment. */
async function startAttempt(visitor: Agent, mailer: FakeMailer, email: string): Promise<number> {
  const link = new URL(linkIn(mailer.lastTo(email)));
  await visitor.post("/user/auth", { token: link.searchParams.get("token") });
  const started = await visitor.post("/user/assessments", {
    assessmentId: Number(link.searchParams.get("templateId")),
  });
  return started.body.id;
}

test("a plan shows the exact email and changes nothing", async () => {
  const { mailer, plan, send, count } = await world();
  const words = { note: "It takes no time.\nAda", answerBy: "2099-12-05" };
  const { status, body } = await plan([JO], words);
  expect(status).toBe(200);
  expect(
    await Promise.all([count("users"), count("mail_outbox"), count("rate_limits WHERE key LIKE 'mail%'")]),
  ).toEqual([0, 0, 0]);
  await send([JO], words);
  await expect.poll(() => mailer.sent.length).toBe(1);
  const { subject, text, html } = mailer.lastTo(JO.email);
  const token = new URL(linkIn({ text })).searchParams.get("token") ?? "none";
  const asPlanned = (part: string) => part.replaceAll(token, "example");
  expect(body.mail).toEqual({ subject, text: asPlanned(text), html: asPlanned(html) });
  expect(subject).toBe("Assessment Portal invites you to “Growth check” (about 4 minutes)");
  expect(text).toContain("Hi Jo Poe,");
  expect(text).toContain("4 questions, about 4 minutes");
  expect(text).toContain("> It takes no time.\n> Ada");
  expect(text).toContain("Please answer by December 5, 2099.");
});

test("one call invites two hundred people, each with a waiting attempt and one email", async () => {
  const { mailer, outcomes, count, people } = await world();
  expect(new Set(await outcomes(people(200)))).toEqual(new Set(["invited"]));
  expect(
    await Promise.all([
      count("users"),
      count("mail_outbox"),
      count("user_assessments WHERE status = 'not_started'"),
    ]),
  ).toEqual([200, 200, 200]);
  await expect.poll(() => mailer.sent.length).toBe(200);
  expect(new Set(mailer.sent.map(({ to }) => to)).size).toBe(200);
});

test("a resubmitted list continues where it stopped, and sends reminders after an hour", async () => {
  const { server, mailer, later, outcomes, standingsOf, count, people } = await world();
  const all = people(45);
  const repair = await refuse(server, "INSERT", "users", { when: "NEW.email = 'p25@example.com'" });
  await outcomes(all).catch(() => undefined);
  expect(await Promise.all([count("users"), count("mail_outbox")])).toEqual([20, 20]);
  await repair();
  expect(await standingsOf(all)).toEqual([...Array(20).fill("invited"), ...Array(25).fill("new")]);
  expect(await outcomes(all)).toEqual([...Array(20).fill("already"), ...Array(25).fill("invited")]);
  await expect.poll(() => mailer.sent.length).toBe(45);
  await later();
  expect(new Set(await outcomes(all))).toEqual(new Set(["invited"]));
  expect(await Promise.all([count("users"), count("mail_outbox"), count("user_assessments")])).toEqual([
    45, 90, 45,
  ]);
});

test("a reminder has its own subject in plans, lists and single invitations", async () => {
  const { admin, mailer, templateId, plan, send, later, outcomes, standingsOf } = await world();
  const REMINDER = "Reminder: please complete “Growth check”";
  await send([JO]);
  await later();
  expect((await plan([JO])).body.mail.subject).toBe(REMINDER);
  await send([JO]);
  await expect.poll(() => mailer.sent.length).toBe(2);
  expect(mailer.lastTo(JO.email).subject).toBe(REMINDER);
  expect(await standingsOf([JO])).toEqual(["invited"]);
  expect(await outcomes([JO])).toEqual(["already"]);
  const [{ id }] = (await admin.get("/admin/users")).body;
  await admin.post(`/admin/users/${id}/invite`, { by: "mail", assessmentId: templateId });
  await expect.poll(() => mailer.sent.length).toBe(3);
  expect(mailer.lastTo(JO.email).subject).toBe(REMINDER);
});

test.each(["Other", "Growth check"])(
  "an invitation to another assessment within the hour is a separate email: %s",
  async (title) => {
    const { admin, send, outcomes } = await world();
    expect(await outcomes([JO])).toEqual(["invited"]);
    const otherTemplateId = await exampleTemplate(admin);
    await admin.put(`/admin/assessment-templates/${otherTemplateId}`, { title });
    for (const outcome of ["invited", "already"]) {
      const { body } = await send([JO], { assessmentId: otherTemplateId });
      expect(body.people).toMatchObject([{ outcome }]);
    }
  },
);

test("an invited person continues an open attempt, or gets a new one after completing", async () => {
  const { server, mailer, later, outcomes, standingsOf, count } = await world();
  await outcomes([JO]);
  await expect.poll(() => mailer.sent.length).toBe(1);
  const jo = server.visitor();
  const id = await startAttempt(jo, mailer, JO.email);
  await later();
  expect(await standingsOf([JO])).toEqual(["in_progress"]);
  expect(await outcomes([JO])).toEqual(["invited"]);
  expect(await count("user_assessments")).toBe(1);
  await put(server, "UPDATE user_assessments SET status = 'completed' WHERE id = ?", id);
  await later();
  expect(await standingsOf([JO])).toEqual(["completed"]);
  expect(await outcomes([JO])).toEqual(["already"]);
  expect(await count("user_assessments")).toBe(1);
  expect(await outcomes([JO], { again: true })).toEqual(["invited"]);
  expect(await count("user_assessments")).toBe(2);
  await later();
  expect(await standingsOf([JO])).toEqual(["not_started"]);
});

test("an existing user keeps their name, and emails contain no strangers' words", async () => {
  const { server, mailer, send, standingsOf } = await world();
  await server.visitor().post("/user/start-assessment", { name: "You won at evil.example", email: JO.email });
  expect(await standingsOf([JO])).toEqual(["known"]);
  await send([{ name: null, email: JO.email }]);
  await expect.poll(() => mailer.sent.length).toBe(1);
  expect(mailer.lastTo(JO.email).text).toContain("Hello,");
  expect(mailer.lastTo(JO.email).text).not.toContain("evil");
  expect(await values(server, "SELECT name FROM users")).toEqual(["You won at evil.example"]);
});

test("names an email that already got five links, and still invites the others", async () => {
  const { admin, outcomes, send, count } = await world();
  const { body } = await admin.post("/admin/users", JO);
  for (let sent = 1; sent < 5; sent += 1) await admin.post(`/admin/users/${body.id}/invite`, { by: "mail" });
  expect(await outcomes([{ name: null, email: "a@example.com" }, JO])).toEqual(["invited", "refused"]);
  expect(await count("user_assessments")).toBe(1);
  expect((await send([JO])).body.people).toEqual([{ ...JO, outcome: "refused", link: null }]);
});

test("above a thousand emails an hour, invitations wait and nothing is half done", async () => {
  const { server, later, outcomes, count, people } = await world();
  await outcomes([JO]);
  await put(server, "UPDATE rate_limits SET hits = 990 WHERE key LIKE 'mail-invited/%'");
  const all = people(25);
  expect(await outcomes(all)).toEqual([...Array(10).fill("invited"), ...Array(15).fill("refused")]);
  expect(await Promise.all([count("users"), count("mail_outbox"), count("user_assessments")])).toEqual([
    11, 11, 11,
  ]);
  await later();
  expect(await outcomes(all)).toEqual(Array(25).fill("invited"));
});

test("without a mail provider, the admin gets each person's link and no email is written", async () => {
  const { server, plan, send, count } = await world({ delivers: false });
  const list = [JO, { name: null, email: "ann@example.com" }];
  expect((await plan(list)).body.mail).toBeNull();
  const { body } = await send(list);
  expect(await count("mail_outbox")).toBe(0);
  for (const [index, person] of list.entries()) {
    const { link, email, outcome } = body.people[index];
    expect({ email, outcome }).toEqual({ email: person.email, outcome: "invited" });
    const token = new URL(link).searchParams.get("token");
    expect((await server.visitor().post("/user/auth", { token })).body).toMatchObject({ email });
  }
});

test.each([
  ["nobody", { people: [] }, 400, "Add at least one person"],
  [
    "an address twice",
    { people: [JO, { ...JO, email: "JO@example.com " }] },
    400,
    "Enter each email only once",
  ],
  [
    "an address that is none",
    { people: [{ ...JO, email: "jo" }] },
    400,
    "people[0].email: Please enter a valid email address",
  ],
  ["a day that could be two", { answerBy: "12/5/2026" }, 400, "Enter a date like 2026-12-05"],
  ["a day that is over", { answerBy: "2026-11-18" }, 400, "That date has passed. Please choose a later one."],
  ["an unknown template", { assessmentId: 99 }, 404, "Assessment template not found."],
  [
    "too many",
    { people: validPeople(501).map((_, i) => ({ name: null, email: `p${i}@example.com` })) },
    400,
    "You can invite up to 500 people at a time",
  ],
])("%s invites no one", async (_what, change, status, message) => {
  const { plan, send, count } = await world();
  for (const ask of [plan, send])
    expect(await ask([JO], change)).toMatchObject({ status, body: { message } });
  expect(await Promise.all([count("users"), count("mail_outbox")])).toEqual([0, 0]);
});

test("accepts a due date that is already over here but not in every time zone", async () => {
  const { send } = await world();
  expect((await send([JO], { answerBy: "2026-11-19" })).status).toBe(200);
});

test("a template that can't be started invites no one", async () => {
  const { admin, templateId, send, count } = await world();
  await admin.put(`/admin/assessment-templates/${templateId}`, { isActive: false });
  expect((await send([JO])).status).toBe(409);
  expect(await count("users")).toBe(0);
});

test("waiting invitations don't delay sign-in links", async () => {
  const { server, mailer, send, people } = await world();
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const deliver = mailer.send.bind(mailer);
  mailer.send = async (mail) => {
    if (mail.subject.includes("invites you")) await gate;
    return deliver(mail);
  };
  await send(people(20));
  await server.visitor().post("/user/magic-link", { email: "p19@example.com" });
  await expect.poll(() => mailer.sent.map(({ to }) => to)).toEqual(["p19@example.com"]);
  release();
  await expect.poll(() => mailer.sent.length).toBe(21);
});
