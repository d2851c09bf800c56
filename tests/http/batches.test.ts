import { createTRPCClient, httpBatchLink } from "@trpc/client";
import superjson from "superjson";
import { expect, test } from "vitest";
import type { AppRouter } from "#server/trpc/root";
import { exampleTemplate, testServer } from "#tests/helpers/server";

const transformer = {
  input: { serialize: (value: unknown) => value, deserialize: (value: unknown) => value },
  output: superjson,
};

/** A participant who sends batches through tRPC's link and by hand. */
async function asking() {
  const server = await testServer();
  const admin = await server.admin();
  const template = await exampleTemplate(admin);
  const { agent, attemptId } = await server.participant(template, "pat@example.com");
  const batches: string[] = [];
  const send = async (input: RequestInfo | URL | string, init?: RequestInit) => {
    const url = String(input);
    batches.push(url);
    const { statusCode, body } = await server.app.inject({
      method: init?.method === "POST" ? "POST" : "GET",
      url,
      cookies: agent.cookies,
      headers: { "content-type": "application/json" },
      payload: init?.body ? String(init.body) : undefined,
    });
    return new Response(body, { status: statusCode });
  };
  const link = httpBatchLink<AppRouter>({ url: "/trpc", transformer, fetch: send as typeof fetch });
  const client = createTRPCClient<AppRouter>({ links: [link] });
  const get = (paths: string, input: object) =>
    agent.send({
      method: "GET",
      url: `/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`,
    });
  return { admin, agent, attemptId, batches, client, get };
}

test("calls in one batch get independent results, including dates", async () => {
  const { attemptId, batches, client } = await asking();
  const [ownResult, foreign, list] = await Promise.allSettled([
    client.user.attempts.get.query({ id: attemptId }),
    client.user.attempts.get.query({ id: attemptId + 1_000 }),
    client.user.attempts.list.query(),
  ]);
  expect(batches).toHaveLength(1);
  expect(ownResult).toMatchObject({ value: { id: attemptId, createdAt: expect.any(Date) } });
  expect(foreign).toMatchObject({ reason: { message: "Assessment not found.", data: { httpStatus: 404 } } });
  expect(list).toMatchObject({ value: [{ id: attemptId }] });
});

test("a batch has the common status of its calls, or 207 if they differ", async () => {
  const { attemptId, agent, get } = await asking();
  const [ownInput, foreign] = [{ id: attemptId }, { id: attemptId + 1_000 }];
  const both = "user.attempts.get,user.attempts.get";
  expect((await get(both, { 0: ownInput, 1: ownInput })).status).toBe(200);
  expect((await get(both, { 0: ownInput, 1: foreign })).status).toBe(207);
  expect((await get(both, { 0: foreign, 1: foreign })).status).toBe(404);
  expect((await get("user.attempts.get,no.such", { 0: ownInput })).status).toBe(207);
  agent.cookies = {};
  expect((await get(both, { 0: ownInput, 1: ownInput })).status).toBe(401);
});

test("refuses unreadable input and streamed lists in a batch with a message", async () => {
  const { admin, agent } = await asking();
  const unreadable = await agent.send({ method: "GET", url: "/trpc/user.attempts.get?batch=1&input={" });
  expect(unreadable).toMatchObject({
    status: 400,
    body: [{ error: { json: { data: { code: "BAD_REQUEST" } } } }],
  });
  const none = await agent.send({ method: "GET", url: "/trpc/user.attempts.get?batch=1&input=[1]" });
  expect(none).toMatchObject({
    status: 400,
    body: [{ error: { json: { message: "The input of a batch must be an object." } } }],
  });
  const list = await admin.send({ method: "GET", url: "/trpc/admin.attempts.list?batch=1" });
  expect(list).toMatchObject({
    status: 415,
    body: [{ error: { json: { message: expect.stringContaining("trpc-accept") } } }],
  });
});

test("batches mutations, but not queries and mutations together", async () => {
  const { agent, attemptId } = await asking();
  const save = "user.attempts.saveResponses";
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const post = (paths: string, payload: object) =>
    agent.send({ method: "POST", url: `/trpc/${paths}?batch=1`, payload });
  const [first] = questions;
  const saved = await post(`${save},${save}`, {
    0: { id: attemptId, responses: { [first.id]: "Shoes for people who walk" } },
    1: { id: attemptId + 1_000, responses: {} },
  });
  expect(saved.status).toBe(207);
  expect(saved.body).toMatchObject([{ result: {} }, { error: { json: { data: { httpStatus: 404 } } } }]);
  expect((await post(`${save},session`, {})).status).toBe(400);
  const many = Array.from({ length: 11 }, () => "user.auth.logout").join(",");
  expect((await post(many, {})).status).toBe(400);
  const text = { "content-type": "text/plain" };
  const bare = await agent.send({
    method: "POST",
    url: "/trpc/user.auth.logout?batch=1",
    headers: text,
    payload: "",
  });
  expect(bare.status).toBeGreaterThanOrEqual(400);
  expect((await agent.get("/user/me")).status).toBe(200);
});

const UNREADABLE = "The request can't be read.";
const NO_METHOD = "This method isn't allowed here.";
const NO_FORM = "This content type isn't supported.";
const STREAM = { accept: "text/event-stream" };

test.each<[string, "GET" | "POST" | "PUT", string, number, string, Record<string, string>?]>([
  ["an answer in pieces, not in a batch", "POST", "chat.answer", 415, NO_FORM],
  ["a mutation by GET", "GET", "admin.auth.logout", 405, NO_METHOD],
  ["a query by PUT", "PUT", "user.attempts.list", 405, NO_METHOD],
  [
    "a stream with what cannot be read",
    "GET",
    "chat.watch?connectionParams=xx&input=1",
    400,
    UNREADABLE,
    STREAM,
  ],
  ["more calls than a request may hold", "GET", `${"session,".repeat(10)}session?batch=1`, 400, UNREADABLE],
  ["calls of two kinds", "GET", "session,user.auth.logout?batch=1", 400, UNREADABLE],
  ["what there is not", "GET", "no.such", 404, "Not found."],
])("%s is refused with our own message", async (_what, method, path, status, message, headers = {}) => {
  const { agent, attemptId } = await asking();
  const turn = { attemptId, questionId: 1, message: "Shoes", clientMessageId: "message-1" };
  const payload = method === "GET" ? undefined : turn;
  const { status: actualStatus, body } = await agent.send({ method, url: `/trpc/${path}`, payload, headers });
  expect(actualStatus).toBe(status);
  const text = typeof body === "string" ? body : JSON.stringify(body);
  expect(/"message":"([^"]*)"/.exec(text)?.[1]).toBe(message);
});
