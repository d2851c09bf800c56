import { Readable } from "node:stream";
import { createTRPCClient, httpBatchStreamLink, TRPCClientError } from "@trpc/client";
import superjson from "superjson";
import { expect, test } from "vitest";
import type { AppRouter } from "#server/trpc/root";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { exampleTemplate, testServer } from "#tests/helpers/server";

const transformer = {
  input: { serialize: (value: unknown) => value, deserialize: (value: unknown) => value },
  output: superjson,
};

async function all<Event>(stream: AsyncIterable<Event>): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

/** A participant who reads streams with tRPC's link. */
async function streaming() {
  const assistant = new ScriptedAssistant();
  const server = await testServer({ assistant });
  const template = await exampleTemplate(await server.admin());
  const { agent, attemptId } = await server.participant(template, "pat@example.com");
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const [products, , cash] = questions.map(({ id }: { id: number }) => id);
  const send = async (url: RequestInfo | URL | string, init?: RequestInit) => {
    const answer = await server.app.inject({
      method: "POST",
      url: String(url),
      cookies: agent.cookies,
      headers: { "content-type": "application/json", "trpc-accept": "application/jsonl" },
      payload: String(init?.body),
      payloadAsStream: true,
    });
    return new Response(Readable.toWeb(answer.stream()) as ReadableStream, { status: answer.statusCode });
  };
  const link = httpBatchStreamLink<AppRouter>({
    url: "/trpc",
    transformer,
    maxItems: 1,
    fetch: send as typeof fetch,
  });
  const client = createTRPCClient<AppRouter>({ links: [link] });
  const say = (questionId: number, message: string) =>
    client.chat.answer.mutate({ attemptId, questionId, message, clientMessageId: `message-${message}` });
  return { assistant, agent, client, say, products, cash };
}

/** Sends a batch that asks for JSON lines, without tRPC's link. */
const post = (agent: Awaited<ReturnType<typeof streaming>>["agent"], path: string, payload: string) =>
  agent.send({
    method: "POST",
    url: `/trpc/${path}?batch=1`,
    headers: { "content-type": "application/json", "trpc-accept": "application/jsonl" },
    payload,
  });

test("a rule-based turn reaches tRPC's link with its dates", async () => {
  const { say, cash } = await streaming();
  const events = await all(await say(cash, "4"));
  expect(events).toMatchObject([{ type: "done", outcome: { isValid: true, answer: "4" } }]);
  expect(events[0]).toHaveProperty("outcome.messages.0.createdAt", expect.any(Date));
});

test("a result that isn't a stream reaches tRPC's link unchanged", async () => {
  const { client } = await streaming();
  expect(await client.user.auth.logout.mutate()).toEqual({ ok: true });
});

test("sends a model's text while it is still writing", async () => {
  const { assistant, say, products } = await streaming();
  let release: (value?: unknown) => void = () => undefined;
  assistant.gate = new Promise((resolve) => {
    release = resolve;
  });
  const events = (await say(products, "Shoes that people walk in, made by hand"))[Symbol.asyncIterator]();
  expect((await events.next()).value).toEqual({ type: "delta", text: "I " });
  release();
  expect((await events.next()).value).toEqual({ type: "delta", text: "see." });
  expect((await events.next()).value).toMatchObject({ type: "done" });
  expect(await events.next()).toMatchObject({ done: true });
});

test("an error reaches tRPC's link with its message, also for unreadable input", async () => {
  const { agent, say, cash } = await streaming();
  const { cookies } = agent;
  agent.cookies = {};
  const refusal = await say(cash, "4").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TRPCClientError);
  expect(refusal).toMatchObject({ message: "Please log in to continue.", data: { httpStatus: 401 } });
  agent.cookies = cookies;
  const unreadable = await post(agent, "chat.answer", "{");
  expect(unreadable.body).toContain('"code":"BAD_REQUEST"');
  const twice = await agent.send({
    method: "GET",
    url: "/trpc/user.attempts.get?batch=1&input={}&input={}",
    headers: { "trpc-accept": "application/jsonl" },
  });
  expect(twice.body).toContain('"code":"BAD_REQUEST"');
});

test("an unknown procedure is refused as JSON lines too", async () => {
  const { agent } = await streaming();
  const { body } = await post(agent, "chat.gone", "{}");
  expect(body).toContain('"code":"NOT_FOUND"');
  expect(body.split("\n").length).toBeGreaterThan(2);
});

test.each(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"] as const)(
  "%s changes nothing when JSON lines are requested",
  async (method) => {
    const { agent } = await streaming();
    const headers = { "trpc-accept": "application/jsonl" };
    await agent.send({ method, url: "/trpc/user.auth.logout?batch=1", headers });
    expect((await agent.get("/user/me")).status).toBe(200);
  },
);

test("refuses requests for JSON lines that tRPC's link would never send", async () => {
  const { agent } = await streaming();
  const status = async (method: "GET" | "DELETE" | "POST", url: string) =>
    (await agent.send({ method, url, headers: { "trpc-accept": "application/jsonl" } })).status;
  expect(await status("DELETE", "/trpc/session?batch=1&input={}")).not.toBe(200);
  expect(await status("POST", "/trpc/user.auth.logout?batch=1")).not.toBe(200);
  expect((await agent.get("/user/me")).status).toBe(200);
});
