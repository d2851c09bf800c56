import { expect, test } from "vitest";
import { linkIn } from "#tests/fakes/mailer";
import { type Agent, exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { rows, value } from "#tests/helpers/stored";

const EMAIL = "pat@example.com";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REFUSED = "Invalid or expired access link. Please request a new one.";

/** A participant who registered in a browser and hasn't verified the email. */
async function registered(environment = {}) {
  const server = await testServer({}, environment);
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const { agent, attemptId } = await server.participant(templateId, EMAIL);
  return { server, admin, templateId, agent, attemptId };
}

/** The token in the email that the request sends. */
async function mailedToken(server: TestServer, request: () => Promise<unknown>): Promise<string> {
  const mailed = server.mailer.sent.length;
  await request();
  await expect.poll(() => server.mailer.sent.length).toBe(mailed + 1);
  return new URL(linkIn(server.mailer.lastTo(EMAIL))).searchParams.get("token") ?? "";
}

const requestLink = (browser: Agent) => browser.post("/user/magic-link", { email: EMAIL });

const call = (browser: Agent, path: string, payload: object) =>
  browser.send({ method: "POST", url: `/trpc/${path}`, payload });

/** Loads a link's page: returns the signed-in participant, null if a confirmation is needed, or the error message. */
async function load(browser: Agent, token: string) {
  const { status, body } = await call(browser, "user.auth.openLink", { token });
  return status === 200 ? body.result.data.json.participant : body.error.json.message;
}

/** Confirms the sign-in. */
const press = (browser: Agent, token: string) => call(browser, "user.auth.redeem", { token });

const isIn = async (browser: Agent) => (await browser.get("/user/me")).status === 200;

const SIGNED_IN = expect.objectContaining({ email: EMAIL });

/** The rows of all tables that a link could change. */
const stored = (server: TestServer) =>
  Promise.all(
    ["sign_in_links", "users", "user_assessments", "sessions"].map((table) =>
      rows(server, `SELECT * FROM ${table}`),
    ),
  );

test.each<[string, (browser: Agent, templateId: number) => Promise<unknown>]>([
  ["the sign-in page", requestLink],
  ["the start form", (browser) => browser.post("/user/start-assessment", { name: "Pat", email: EMAIL })],
  [
    "the direct page",
    (browser, templateId) => browser.post("/direct-assessment/magic-link", { email: EMAIL, templateId }),
  ],
])("a link requested on %s signs in when that browser opens it, even twice", async (_, request) => {
  const { server, templateId } = await registered();
  const browser = server.visitor();
  const token = await mailedToken(server, () => request(browser, templateId));
  expect(await load(browser, token)).toEqual(SIGNED_IN);
  expect(await load(browser, token)).toEqual(SIGNED_IN);
  expect(await isIn(browser)).toBe(true);
  expect(await value(server, "SELECT uses FROM sign_in_links")).toBe(1);
});

test("in any other browser a link changes nothing until it is confirmed there", async () => {
  const { server } = await registered();
  const token = await mailedToken(server, () => requestLink(server.visitor()));
  const [scanner, person] = [server.visitor(), server.visitor()];
  const before = await stored(server);
  for (const browser of [scanner, person, scanner]) expect(await load(browser, token)).toBeNull();
  expect(await stored(server)).toEqual(before);
  server.clock.advance(24 * HOUR - 1);
  expect(await load(person, token)).toBeNull();
  expect((await press(person, token)).status).toBe(200);
  expect([await isIn(person), await isIn(scanner)]).toEqual([true, false]);
});

test("a link that another person's browser opens leaves that person signed in until it is confirmed", async () => {
  const { server, templateId } = await registered();
  const token = await mailedToken(server, () => requestLink(server.visitor()));
  const { agent } = await server.participant(templateId, "sam@example.com");
  const emailOf = async () => (await agent.get("/user/me")).body.email;
  expect(await load(agent, token)).toBeNull();
  expect(await emailOf()).toBe("sam@example.com");
  await press(agent, token);
  expect(await emailOf()).toBe(EMAIL);
});

test("an email that the participant didn't request needs a confirmation in every browser", async () => {
  const { server, admin, templateId, agent, attemptId } = await registered({ RESULTS_MAIL: "1" });
  const browser = server.visitor();
  await mailedToken(server, () => requestLink(browser));
  const { id } = (await agent.get("/user/me")).body;
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const answers = ["Shoes", "Just me", "2"];
  const responses = Object.fromEntries(answers.map((answer, index) => [questions[index].id, answer]));
  for (const request of [
    () =>
      admin.post("/admin/invitations", { assessmentId: templateId, people: [{ name: null, email: EMAIL }] }),
    () => admin.post(`/admin/users/${id}/invite`, { by: "mail" }),
    () => agent.post(`/user/assessments/${attemptId}/complete`, { responses }),
  ]) {
    const token = await mailedToken(server, request);
    expect([await load(browser, token), await load(agent, token)]).toEqual([null, null]);
  }
});

test("an invited person's attempt stays Not Started while their link is only loaded", async () => {
  const { server, admin } = await registered();
  const assessmentId = await exampleTemplate(admin);
  const people = [{ name: "Pat", email: EMAIL }];
  const token = await mailedToken(server, () => admin.post("/admin/invitations", { assessmentId, people }));
  const statusOf = () =>
    value(server, "SELECT status FROM user_assessments WHERE assessmentId = ?", assessmentId);
  const person = server.visitor();
  expect([await load(server.visitor(), token), await load(person, token)]).toEqual([null, null]);
  expect(await statusOf()).toBe("not_started");
  await press(person, token);
  await person.post("/user/assessments", { assessmentId });
  expect(await statusOf()).toBe("in_progress");
});

test("a link that is unknown, a day old or used up is refused on loading", async () => {
  const { server } = await registered();
  const browser = server.visitor();
  const otherVisitor = server.visitor();
  expect(await load(browser, "unknown")).toBe(REFUSED);
  const old = await mailedToken(server, () => requestLink(browser));
  server.clock.advance(24 * HOUR);
  expect([await load(browser, old), await load(otherVisitor, old)]).toEqual([REFUSED, REFUSED]);
  const token = await mailedToken(server, () => requestLink(browser));
  await load(browser, token);
  for (let i = 0; i < 2; i++) expect((await press(server.visitor(), token)).status).toBe(200);
  expect(await load(otherVisitor, token)).toBe(REFUSED);
  expect((await press(otherVisitor, token)).status).toBe(401);
});

test("with MAGIC_LINK_STRICT, loading a link doesn't use it, and confirming uses it up", async () => {
  const { server } = await registered({ MAGIC_LINK_STRICT: "1" });
  const token = await mailedToken(server, () => requestLink(server.visitor()));
  const [scanner, person] = [server.visitor(), server.visitor()];
  expect([await load(scanner, token), await load(person, token)]).toEqual([null, null]);
  expect((await press(person, token)).status).toBe(200);
  expect(await load(scanner, token)).toBe(REFUSED);
  expect(await load(person, token)).toEqual(SIGNED_IN);
});

test("a browser gets the same kind of HttpOnly cookie for a day, whether the email is known or not", async () => {
  const { server, templateId } = await registered({ PUBLIC_URL: "https://askwell.test" });
  const cookiesOf = async (path: string, payload: object) => {
    const { headers } = await server.visitor().post(path, payload);
    return String(headers["set-cookie"]).replace(/[\w-]{43}/, "ID");
  };
  const expected = "__Host-browser=ID; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Strict";
  for (const email of [EMAIL, "nobody@example.com"]) {
    expect(await cookiesOf("/user/magic-link", { email })).toBe(expected);
    expect(await cookiesOf("/direct-assessment/magic-link", { email, templateId })).toBe(expected);
  }
});

test("a browser keeps its id, and an invented id is replaced", async () => {
  const { server } = await registered();
  const browser = server.visitor();
  const first = await mailedToken(server, () => requestLink(browser));
  const { browser: id } = browser.cookies;
  await mailedToken(server, () => requestLink(browser));
  expect(browser.cookies.browser).toBe(id);
  expect(await load(browser, first)).toEqual(SIGNED_IN);
  browser.cookies.browser = "made up";
  await requestLink(browser);
  expect(browser.cookies.browser).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await stored(server))).not.toContain(browser.cookies.browser);
});

/** A stream of that browser: what it receives and when it ends. */
async function follow({ app }: TestServer, { cookies }: Agent, attemptId: number) {
  const url = `/trpc/chat.watch?input=${JSON.stringify({ attemptId })}`;
  const headers = { accept: "text/event-stream" };
  const response = await app.inject({ method: "GET", url, cookies, headers, payloadAsStream: true });
  let received = "";
  const ended = (async () => {
    for await (const chunk of response.stream()) received += String(chunk);
  })();
  await expect.poll(() => received).toMatch(/^data: \{"json"/m);
  return { told: () => received, ended };
}

/** What a browser's pages learn about the signed-in participant. */
async function sessionOf(browser: Agent) {
  const { body } = await browser.send({ method: "GET", url: "/trpc/session" });
  return body.result.data.json;
}

test("a sign-in by link ends a session from mere registration and its streams, but keeps its answers", async () => {
  const { server, agent: registrant, attemptId } = await registered();
  const { body: questions } = await registrant.get(`/user/assessments/${attemptId}/questions`);
  await registrant.put(`/user/assessments/${attemptId}/responses`, {
    responses: { [questions[0].id]: "Shoes" },
  });
  const stream = await follow(server, registrant, attemptId);
  const before = stream.told();
  const owner = server.visitor();
  await load(owner, await mailedToken(server, () => requestLink(owner)));
  await stream.ended;
  expect(stream.told().replace(before, "")).not.toContain('"json"');
  expect(await isIn(registrant)).toBe(false);
  expect((await owner.get(`/user/assessments/${attemptId}`)).body.responses).toEqual({
    [questions[0].id]: "Shoes",
  });
  expect(await sessionOf(registrant)).toMatchObject({ participant: null, endedEmail: EMAIL });
});

test("a link that is only loaded elsewhere keeps the registration's session and streams", async () => {
  const { server, agent, attemptId } = await registered();
  await follow(server, agent, attemptId);
  await load(server.visitor(), await mailedToken(server, () => requestLink(server.visitor())));
  expect(await isIn(agent)).toBe(true);
  expect(await sessionOf(agent)).toMatchObject({ participant: SIGNED_IN, endedEmail: null });
});

test("an ended registration learns only its own email, not a changed one or a deleted account's", async () => {
  const { server, admin, agent } = await registered();
  const owner = server.visitor();
  await load(owner, await mailedToken(server, () => requestLink(owner)));
  expect((await sessionOf(agent)).endedEmail).toBe(EMAIL);
  const [{ id }] = (await admin.get("/admin/users")).body;
  await admin.put(`/admin/users/${id}`, { name: "Pat", email: "new@example.com" });
  expect(await sessionOf(agent)).toMatchObject({ participant: null, endedEmail: null, wasDeleted: false });
  await admin.delete(`/admin/users/${id}`);
  expect(await sessionOf(agent)).toMatchObject({ participant: null, endedEmail: null, wasDeleted: true });
});

test.each<[string, (browser: Agent, server: TestServer) => Promise<unknown>]>([
  [
    "when it requested the link",
    async (browser, server) => load(browser, await mailedToken(server, () => requestLink(browser))),
  ],
  [
    "after a press when it did not",
    async (browser, server) => press(browser, await mailedToken(server, () => requestLink(server.visitor()))),
  ],
])("in the registration's browser, a link confirms the session %s", async (_, open) => {
  const { server, templateId, agent, attemptId } = await registered();
  const startAttempt = async () => {
    server.clock.advance(11_000);
    return (await agent.post("/user/assessments", { assessmentId: templateId })).status;
  };
  for (let i = 0; i < 4; i++) expect(await startAttempt()).toBe(200);
  expect(await startAttempt()).toBe(429);
  await open(agent, server);
  expect((await agent.get(`/user/assessments/${attemptId}`)).status).toBe(200);
  expect(await startAttempt()).toBe(200);
});

test("registering an email again gives no session, and a copied cookie of the first one ends with it", async () => {
  const { server, templateId, agent } = await registered();
  const second = server.visitor();
  await second.post("/direct-assessment/register", { name: "Thief", email: EMAIL, templateId });
  const copy = server.visitor();
  copy.cookies = { ...agent.cookies };
  const owner = server.visitor();
  await load(owner, await mailedToken(server, () => requestLink(owner)));
  expect([await isIn(second), await isIn(copy), await isIn(agent), await isIn(owner)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
