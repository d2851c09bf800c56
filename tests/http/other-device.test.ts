import { EventEmitter } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ParticipantIdentity } from "#server/features/participant-auth/service";
import type { TemplateId } from "#shared/domain/ids";
import { linkIn } from "#tests/fakes/mailer";
import { type Agent, type Answer, exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";

const EMAIL = "pat@example.com";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An account was made on a computer, whoever sits there, and its address is Pat's, who has a phone. */
async function registered(environment = {}) {
  const server = await testServer({}, environment);
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const { agent: computer, attemptId } = await server.participant(templateId, EMAIL);
  return { server, admin, templateId, computer, attemptId, phone: server.visitor() };
}

async function mailedToken(server: TestServer): Promise<string | null> {
  const mailed = server.mailer.sent.length;
  await server.visitor().post("/user/magic-link", { email: EMAIL });
  await expect.poll(() => server.mailer.sent.length).toBe(mailed + 1);
  return new URL(linkIn(server.mailer.lastTo(EMAIL))).searchParams.get("token");
}

/** Opens a new link, or the given one, and gives what that browser is told. */
async function openLink(server: TestServer, browser: Agent, token?: string | null) {
  const { body } = await browser.post("/user/auth", { token: token ?? (await mailedToken(server)) });
  return body.standing;
}

const call = (browser: Agent, path: string, payload: object) =>
  browser.send({ method: "POST", url: `/trpc/${path}`, payload });

const say = (browser: Agent, code: string, isMine: boolean) =>
  call(browser, "user.auth.answerOtherDevice", { code, isMine });

/** How a browser's sign-in stands, as its pages ask. */
async function standingOf(browser: Agent) {
  const { body } = await browser.send({ method: "GET", url: "/trpc/session" });
  return body.result.data.json.standing;
}

/** A page of that browser that watches how its sign-in stands; gives what it has been told. */
async function watch({ app }: TestServer, { cookies }: Agent) {
  const response = await app.inject({
    method: "GET",
    url: "/trpc/user.auth.watchStanding",
    cookies,
    headers: { accept: "text/event-stream" },
    payloadAsStream: true,
  });
  let told = "";
  const ended = (async () => {
    for await (const chunk of response.stream()) told += String(chunk);
  })();
  return { told: () => told, ended };
}

/** So many such pages, once each of them has been told something. */
async function watching(server: TestServer, browser: Agent, count: number) {
  const pages = await Promise.all(Array.from({ length: count }, () => watch(server, browser)));
  for (const { told } of pages) await expect.poll(told).toMatch(/^data: \{.+\}/m);
  return pages.map(({ told }) => told());
}

const TOO_MANY = "TOO_MANY_REQUESTS";

/** An admin assigns the registered person another template, of which this is the id. */
async function assigned({ server, admin }: Awaited<ReturnType<typeof registered>>): Promise<number> {
  const { body: people } = await admin.get("/admin/users");
  const assessmentId = await exampleTemplate(admin);
  const mailed = server.mailer.sent.length;
  await admin.post(`/admin/users/${people[0].id}/invite`, { assessmentId, by: "mail" });
  await expect.poll(() => server.mailer.sent.length).toBe(mailed + 1);
  return assessmentId;
}

const isIn = async (browser: Agent) => (await browser.get("/user/me")).status === 200;

const other = (code: string) => (code === "0000" ? "0001" : "0000");

test("the session of a registration is held when its link is opened elsewhere, and both screens show the same code", async () => {
  const { server, computer, phone, attemptId } = await registered();
  expect(await standingOf(computer)).toEqual({ is: "unproved" });
  const asked = await openLink(server, phone);
  expect(asked).toEqual({ is: "asked", code: expect.stringMatching(/^\d{4}$/), endsIn: 10 * MINUTE });
  expect(await standingOf(phone)).toEqual(asked);
  expect(await standingOf(computer)).toEqual({ is: "held", code: asked.code, endsIn: 10 * MINUTE });
  expect((await computer.get(`/user/assessments/${attemptId}`)).status).toBe(401);
  expect((await phone.get(`/user/assessments/${attemptId}`)).status).toBe(200);
});

test("a yes lets it go on with what it began, until it is an hour old", async () => {
  const { server, computer, phone, attemptId } = await registered();
  server.clock.advance(20 * MINUTE);
  const { code } = await openLink(server, phone);
  expect((await say(phone, code, true)).status).toBe(200);
  expect((await computer.get(`/user/assessments/${attemptId}`)).status).toBe(200);
  expect(await standingOf(computer)).toEqual({ is: "unproved" });
  expect(await standingOf(phone)).toEqual({ is: "settled" });
  server.clock.advance(40 * MINUTE - 1);
  expect(await isIn(computer)).toBe(true);
  server.clock.advance(1);
  expect(await isIn(computer)).toBe(false);
  expect(await standingOf(computer)).toEqual({ is: "ended", why: "age", email: EMAIL });
  expect(await isIn(phone)).toBe(true);
});

test("a no ends it for good, and it learns why and for which address", async () => {
  const { server, computer, phone } = await registered();
  const { code } = await openLink(server, phone);
  await say(phone, code, false);
  const ended = { is: "ended", why: "answer", email: EMAIL };
  expect(await standingOf(computer)).toEqual(ended);
  expect((await say(phone, code, true)).status).toBe(409);
  expect(await openLink(server, server.visitor())).toEqual({ is: "settled" });
  expect(await isIn(computer)).toBe(false);
  expect(await standingOf(computer)).toEqual(ended);
});

test("ten minutes without an answer end it, and a yes that comes later does not bring it back", async () => {
  const { server, computer, phone } = await registered();
  const { code } = await openLink(server, phone);
  server.clock.advance(10 * MINUTE - 1);
  expect(await standingOf(computer)).toEqual({ is: "held", code, endsIn: 1 });
  server.clock.advance(1);
  expect(await standingOf(computer)).toEqual({ is: "ended", why: "silence", email: EMAIL });
  expect(await standingOf(phone)).toEqual({ is: "settled" });
  expect((await say(phone, code, true)).status).toBe(409);
  expect(await isIn(computer)).toBe(false);
});

test("who waits behind somebody's address for an hour is out at once, and nobody is asked", async () => {
  const { server, computer, phone } = await registered();
  server.clock.advance(HOUR);
  expect(await openLink(server, phone)).toEqual({ is: "settled" });
  expect(await isIn(computer)).toBe(false);
  expect(await standingOf(computer)).toEqual({ is: "ended", why: "age", email: EMAIL });
});

test("a session that is nearly an hour old waits no longer than that", async () => {
  const { server, computer, phone } = await registered();
  server.clock.advance(55 * MINUTE);
  const { code } = await openLink(server, phone);
  expect(await standingOf(computer)).toEqual({ is: "held", code, endsIn: 5 * MINUTE });
  server.clock.advance(5 * MINUTE);
  expect((await say(phone, code, true)).status).toBe(409);
  expect(await standingOf(computer)).toEqual({ is: "ended", why: "age", email: EMAIL });
});

test("a yes by habit gives a stranger no attempt of the owner's: not to read, list, start, complete or delete", async () => {
  const world = await registered();
  const { server, templateId, computer: stranger, attemptId, phone: owner } = world;
  const secondTemplate = await assigned(world);
  const { code } = await openLink(server, owner);
  await say(owner, code, true);

  server.clock.advance(11_000);
  const { body: own } = await owner.post("/user/assessments", { assessmentId: templateId });
  const path = `/user/assessments/${own.id}`;
  const refused = [
    await stranger.get(path),
    await stranger.get(`${path}/questions`),
    await stranger.get(`${path}/results`),
    await stranger.get(`/user/assessment/${own.id}/chat`),
    await stranger.put(`${path}/responses`, { responses: {} }),
    await stranger.post(`${path}/complete`, { responses: {} }),
    await stranger.delete(path),
    await call(stranger, "chat.open", { attemptId: own.id }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(Array(refused.length).fill(404));
  const listed = async () =>
    (await stranger.get("/user/assessments")).body.map(({ id }: { id: number }) => id);
  expect(await listed()).toEqual([attemptId]);
  expect((await stranger.get("/user/assessment/current")).body.id).toBe(attemptId);

  // What it starts is its own: neither the attempt that the owner began a moment ago nor the one that was assigned.
  const { body: started } = await stranger.post("/user/assessments", { assessmentId: templateId });
  const { body: second } = await stranger.post("/user/assessments", { assessmentId: secondTemplate });
  expect(await listed()).toEqual([second.id, started.id, attemptId]);
  expect((await owner.get("/user/assessments")).body).toHaveLength(5);

  // Whom the mailed link leads on goes on with their own, though the stranger's is newer.
  const start = { assessmentId: templateId, resume: true };
  expect((await call(owner, "user.attempts.start", start)).body.result.data.json).toEqual({ id: own.id });
});

test.each<[string, (browser: Agent, attempt: { id: number; assessmentId: number }) => Promise<Answer>]>([
  ["starting it", (browser, { assessmentId }) => browser.post("/user/assessments", { assessmentId })],
  ["answering it", (browser, { id }) => browser.put(`/user/assessments/${id}/responses`, { responses: {} })],
])(
  "an assigned attempt goes on after a yes for the session that began it by %s, and only for that",
  async (_, begin) => {
    const world = await registered();
    const { server, computer, phone } = world;
    const toComputer = await assigned(world);
    const toPhone = await assigned(world);
    const { body: listed } = await computer.get("/user/assessments");
    const of = (template: number) =>
      listed.find(({ assessmentId }: { assessmentId: number }) => assessmentId === template);
    expect((await begin(computer, of(toComputer))).status).toBe(200);
    const { code } = await openLink(server, phone);
    expect((await begin(phone, of(toPhone))).status).toBe(200);
    await say(phone, code, true);
    const reached = async (browser: Agent, template: number) =>
      (await browser.get(`/user/assessments/${of(template).id}`)).status;
    expect(await reached(computer, toComputer)).toBe(200);
    expect(await reached(computer, toPhone)).toBe(404);
    expect(await reached(phone, toComputer)).toBe(200);
  },
);

test("an assigned attempt that is begun while the address is being proved stays the owner's", async () => {
  const world = await registered();
  const { server, admin, computer, phone } = world;
  const template = await assigned(world);
  const { body: people } = await admin.get("/admin/users");
  const { code } = await openLink(server, phone);
  await say(phone, code, true);
  // A call that came in just before the link was opened knows its sender as it was then.
  const before = { id: people[0].id, isVerified: false, isLimited: false } as unknown as ParticipantIdentity;
  const id = await server.deps.services.attempts.start(before, template as TemplateId);
  expect((await phone.get(`/user/assessments/${id}`)).body.status).toBe("in_progress");
  expect((await computer.get(`/user/assessments/${id}`)).status).toBe(404);
});

test("an answer to a question that is over says that it is, and nothing of the other device", async () => {
  const { server, phone } = await registered();
  const { code } = await openLink(server, phone);
  await say(phone, code, true);
  const { body } = await say(phone, code, true);
  expect(body.error.json.message).toBe("This question is no longer open.");
});

test("where nobody is signed in a page that watches is told so before the stream ends", async () => {
  const { server } = await registered();
  const page = await watch(server, server.visitor());
  await page.ended;
  expect(page.told()).toContain(`{"is":"settled"}`);
});

test("pages of a session that is over, opened before or after, leave the owner's all their room", async () => {
  const { server, computer: stranger, phone: owner } = await registered();
  await watching(server, stranger, 2);
  const { code } = await openLink(server, owner);
  await say(owner, code, false);
  const late = await watching(server, stranger, 4);
  expect(late.filter((told) => told.includes(TOO_MANY))).toHaveLength(1);
  const pages = await watching(server, owner, 5);
  expect(pages.filter((told) => told.includes(TOO_MANY))).toEqual([]);
});

test("a page that is refused to watch listens to nothing", async () => {
  const { server, computer } = await registered();
  await watching(server, computer, 5);
  const { body: me } = await computer.get("/user/me");
  const on = vi.spyOn(EventEmitter.prototype, "on");
  onTestFinished(() => on.mockRestore());
  const [refused] = await watching(server, computer, 1);
  expect(refused).toContain(TOO_MANY);
  expect(on.mock.calls.filter(([event]) => event === String(me.id))).toEqual([]);
});

test("a session that is kept counts as unproved: a day's attempts of such an account are all it can begin", async () => {
  const { server, templateId, computer, phone } = await registered();
  const { code } = await openLink(server, phone);
  await say(phone, code, true);
  const begin = async (browser: Agent) => {
    server.clock.advance(11_000);
    return (await browser.post("/user/assessments", { assessmentId: templateId })).status;
  };
  for (let i = 0; i < 4; i++) expect(await begin(computer)).toBe(200);
  expect(await begin(computer)).toBe(429);
  expect(await begin(phone)).toBe(200);
});

test("only who opened the link newest is asked: not the held session, another person, an earlier or a later device", async () => {
  const { server, templateId, computer, phone: scanner } = await registered();
  const token = await mailedToken(server);
  const first = await openLink(server, scanner, token);
  const { agent: stranger } = await server.participant(templateId, "sam@example.com");
  expect((await say(computer, first.code, true)).status).toBe(401);
  expect((await say(stranger, first.code, true)).status).toBe(409);
  expect((await say(server.visitor(), first.code, true)).status).toBe(401);

  // A scanner of mails opens links, and may press the first button there is; the person who clicks is asked anew.
  await say(scanner, first.code, true);
  expect(await isIn(computer)).toBe(true);
  const person = server.visitor();
  const second = await openLink(server, person, token);
  expect(await standingOf(computer)).toEqual({ is: "held", code: second.code, endsIn: 10 * MINUTE });
  expect((await say(scanner, second.code, true)).status).toBe(401);
  expect(await isIn(computer)).toBe(false);
  await say(person, second.code, false);
  expect(await isIn(computer)).toBe(false);
});

test("another link of the same person asks anew, too, and the answer of the earlier one's device counts no more", async () => {
  const { server, computer, phone } = await registered();
  const first = await openLink(server, phone);
  await say(phone, first.code, true);
  const laptop = server.visitor();
  const second = await openLink(server, laptop);
  expect(await standingOf(computer)).toMatchObject({ is: "held", code: second.code });
  expect(await standingOf(phone)).toEqual({ is: "settled" });
  expect((await say(phone, second.code, true)).status).toBe(409);
  expect((await say(laptop, second.code, true)).status).toBe(200);
  expect(await isIn(computer)).toBe(true);
});

test("a yes to another code keeps nothing, and the third such yes ends the session", async () => {
  const { server, computer, phone } = await registered();
  const { code } = await openLink(server, phone);
  expect((await say(phone, "12", true)).status).toBe(400);
  for (let i = 0; i < 2; i++) expect((await say(phone, other(code), true)).status).toBe(400);
  expect(await standingOf(computer)).toMatchObject({ is: "held", code });
  expect((await say(phone, other(code), true)).status).toBe(400);
  expect(await standingOf(computer)).toEqual({ is: "ended", why: "answer", email: EMAIL });
  expect((await say(phone, code, true)).status).toBe(409);
});

test("of two answers at once the first counts", async () => {
  const { server, computer, phone } = await registered();
  const { code } = await openLink(server, phone);
  const answers = await Promise.all([say(phone, code, false), say(phone, code, true)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const isKept = answers[1]!.status === 200;
  expect(await isIn(computer)).toBe(isKept);
});

test("an address has one session that is asked about: a second registration gets none, and a copy ends with it", async () => {
  const { server, templateId, computer, phone } = await registered();
  const second = server.visitor();
  await second.post("/direct-assessment/register", { name: "Thief", email: EMAIL, templateId });
  expect(await standingOf(second)).toEqual({ is: "settled" });
  const copy = server.visitor();
  copy.cookies = { ...computer.cookies };
  const { code } = await openLink(server, phone);
  expect(await standingOf(copy)).toMatchObject({ is: "held", code });
  await say(phone, code, false);
  expect([await isIn(copy), await isIn(computer), await isIn(second)]).toEqual([false, false, false]);
});

test.each<[string, (computer: Agent, templateId: number) => Promise<unknown>]>([
  ["has signed out", (computer) => computer.post("/user/logout")],
  [
    "is somebody else by now",
    (computer, templateId) =>
      computer.post("/direct-assessment/register", { name: "Sam", email: "sam@example.com", templateId }),
  ],
])("nobody is asked about a browser that %s", async (_, leave) => {
  const { server, templateId, computer, phone } = await registered();
  await leave(computer, templateId);
  expect(await openLink(server, phone)).toEqual({ is: "settled" });
});

test("in the browser of the registration the link asks nothing, also where it was held before", async () => {
  const { server, computer, phone } = await registered();
  const token = await mailedToken(server);
  await openLink(server, phone, token);
  expect(await openLink(server, computer, token)).toEqual({ is: "settled" });
  expect(await standingOf(computer)).toEqual({ is: "settled" });
  expect(await isIn(computer)).toBe(true);
  expect(await isIn(phone)).toBe(false);
});

test("a changed address ends a session that is kept or held, and tells it no address", async () => {
  const { server, admin, computer, phone } = await registered();
  const { code } = await openLink(server, phone);
  await say(phone, code, true);
  const { body: people } = await admin.get("/admin/users");
  await admin.put(`/admin/users/${people[0].id}`, { name: "Pat", email: "new@example.com" });
  expect(await isIn(computer)).toBe(false);
  expect(await standingOf(computer)).toEqual({ is: "settled" });
});

test("what is known of such sessions goes with the last that can be left, and with the account", async () => {
  const { server, admin, templateId, phone } = await registered();
  const rows = () => server.raw.prepare("SELECT userId FROM unproved_sessions").all().length;
  await openLink(server, phone);
  server.clock.advance(7 * 24 * HOUR - 1);
  await server.deps.tidy();
  expect(rows()).toBe(1);
  server.clock.advance(1);
  await server.deps.tidy();
  expect(rows()).toBe(0);
  await server.participant(templateId, "sam@example.com");
  expect(rows()).toBe(1);
  await admin.post("/admin/login", { email: "ada@example.com", password: "correct-horse" });
  for (const { id } of (await admin.get("/admin/users")).body) await admin.delete(`/admin/users/${id}`);
  expect(rows()).toBe(0);
});
