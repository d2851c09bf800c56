import { expect, onTestFinished, test } from "vitest";
import { LIMITS } from "#server/rate-limits/limits";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { linkIn } from "#tests/fakes/mailer";
import { type Agent, exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { put, values } from "#tests/helpers/stored";

const EMAIL = "pat@example.com";

/** A participant's browser with an open stream, and a second device of the same participant. */
async function following(path: "chat.watch" | "recommendations.watch") {
  const assistant = new ScriptedAssistant();
  let release: (value?: unknown) => void = () => undefined;
  assistant.gate = new Promise((resolve) => {
    release = resolve;
  });
  const server = await testServer({ assistant });
  const admin = await server.admin();
  const template = await exampleTemplate(admin);
  const { attemptId } = await server.participant(template, EMAIL);
  const { device } = await signedIn(server);
  const sessions = () => values(server, "SELECT sid FROM sessions");
  const otherSessions = await sessions();
  const { device: browser, token } = await signedIn(server);
  const sid = (await sessions()).find((one) => !otherSessions.includes(one));
  const { body: questions } = await browser.get(`/user/assessments/${attemptId}/questions`);
  const [products, team, cash] = questions.map(({ id }: { id: number }) => id);
  const responses = { [products]: "Secret shoes", [team]: "Just me", [cash]: "2" };
  if (path === "recommendations.watch") {
    await device.post(`/user/assessments/${attemptId}/complete`, { responses });
    await expect.poll(() => assistant.requests.length).toBe(1);
  }
  const stream = await open(server, browser, `/trpc/${path}?input=${JSON.stringify({ attemptId })}`);
  await expect.poll(() => stream.seen()).toMatch(/^data: \{"json"/m);
  return {
    server,
    admin,
    browser,
    device,
    stream,
    person: (await browser.get("/user/me")).body.id as number,
    template,
    attemptId,
    responses,
    token,
    sid,
    /** Causes an event for the stream. */
    news: async () => {
      if (path === "recommendations.watch") release();
      else await device.put(`/user/assessments/${attemptId}/responses`, { responses });
    },
  };
}

/** A device that is signed in with an emailed link. */
async function signedIn(server: TestServer): Promise<{ device: Agent; token: string | null }> {
  const device = server.visitor();
  const mailed = server.mailer.sent.length;
  await device.post("/user/magic-link", { email: EMAIL });
  await expect.poll(() => server.mailer.sent.length).toBe(mailed + 1);
  const token = new URL(linkIn(server.mailer.lastTo(EMAIL))).searchParams.get("token");
  await device.post("/user/auth", { token });
  return { device, token };
}

async function open({ app }: TestServer, { cookies }: Agent, url: string) {
  const headers = { accept: "text/event-stream" };
  const response = await app.inject({ method: "GET", url, cookies, headers, payloadAsStream: true });
  let seen = "";
  const ended = (async () => {
    for await (const chunk of response.stream()) seen += String(chunk);
  })();
  return { seen: () => seen, ended };
}

const STREAMS = ["chat.watch", "recommendations.watch"] as const;

/** Events that end a session. Only those that end all sessions end the other device's. */
const ENDINGS = {
  "the participant signs out": ({ browser }) => browser.post("/user/logout"),
  "somebody else signs in there": ({ browser, template }) =>
    browser.post("/direct-assessment/register", {
      name: "Sam",
      email: "sam@example.com",
      templateId: template,
    }),
  "its link is opened elsewhere": ({ server, token }) => server.visitor().post("/user/auth", { token }),
  "an admin deletes the participant": ({ admin, person }) => admin.delete(`/admin/users/${person}`),
  "an admin changes the address": ({ admin, person }) =>
    admin.put(`/admin/users/${person}`, { email: "new@example.com" }),
} satisfies Record<string, (world: Awaited<ReturnType<typeof following>>) => Promise<unknown>>;

test.each(
  STREAMS.flatMap((path) => Object.entries(ENDINGS).map(([name, end]) => [path, name, end] as const)),
)("%s ends immediately when %s, even without an event", async (path, _what, end) => {
  const world = await following(path);
  const before = world.stream.seen();
  await end(world);
  await world.stream.ended;
  expect(world.stream.seen().replace(before, "")).not.toContain('"json"');
});

const DELETIONS = {
  "its participant": ({ browser, attemptId }) => browser.delete(`/user/assessments/${attemptId}`),
  "an admin": ({ admin, attemptId }) => admin.delete(`/admin/user-assessments/${attemptId}`),
} satisfies Record<string, (world: Awaited<ReturnType<typeof following>>) => Promise<{ status: number }>>;

test.each(
  STREAMS.flatMap((path) => Object.entries(DELETIONS).map(([role, remove]) => [path, role, remove] as const)),
)("%s ends immediately when %s deletes the attempt", async (path, _who, remove) => {
  const world = await following(path);
  expect((await remove(world)).status).toBe(200);
  await world.stream.ended;
});

test.each(STREAMS)("%s sends nothing after the session's row is deleted, and ends", async (path) => {
  const { server, stream, sid, news } = await following(path);
  const before = stream.seen();
  await put(server, "DELETE FROM sessions WHERE sid = ?", sid);
  await news();
  await stream.ended;
  expect(stream.seen().replace(before, "")).not.toContain('"json"');
});

test("a stream continues when another device of the participant signs out", async () => {
  const { browser, device, attemptId, stream, responses } = await following("chat.watch");
  await device.post("/user/logout");
  await browser.put(`/user/assessments/${attemptId}/responses`, { responses });
  await expect.poll(() => stream.seen()).toContain("Secret shoes");
});

test.each(STREAMS)("%s is refused immediately if it isn't requested as a stream", async (path) => {
  const { browser, attemptId } = await following(path);
  const url = `/trpc/${path}?input=${JSON.stringify({ attemptId })}`;
  expect(await browser.send({ method: "GET", url })).toMatchObject({
    status: 406,
    body: { message: expect.stringContaining("text/event-stream") },
  });
});

test("one network can open 200 streams at once and doesn't affect others", async () => {
  const server = await testServer();
  const template = await exampleTemplate(await server.admin());
  const people = [await server.participant(template), await server.participant(template)];
  const url = await server.app.listen({ host: "127.0.0.1", port: 0 });
  const opened: AbortController[] = [];
  onTestFinished(() => {
    for (const controller of opened) controller.abort();
  });
  /** Opens a stream and returns its close function, or undefined if it is refused. */
  const follow = async ({ agent, attemptId }: (typeof people)[number]) => {
    const headers = { accept: "text/event-stream", cookie: `sid=${agent.cookies.sid}` };
    const path = `chat.watch?input=${JSON.stringify({ attemptId })}`;
    const controller = new AbortController();
    opened.push(controller);
    const { body } = await fetch(`${url}/trpc/${path}`, { headers, signal: controller.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let seen = ""; ; seen += (await reader?.read())?.value) {
      if (seen.includes('"TOO_MANY_REQUESTS"')) return undefined;
      if (seen.includes('data: {"json"')) return () => controller.abort();
    }
  };
  const { limiter } = server.deps;
  for (let i = 0; i < 198; i++) limiter.enter(LIMITS.streamsByNetwork, "127.0.0.1");
  const [first, second] = people as [(typeof people)[number], (typeof people)[number]];
  const [close] = [await follow(first), await follow(second)];
  for (const person of people) expect(await follow(person)).toBeUndefined();
  limiter.enter(LIMITS.streamsByNetwork, "192.0.2.1");
  close?.();
  await expect.poll(() => follow(second)).toBeDefined();
});
