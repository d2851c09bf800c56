import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type {
  AdviceRequest,
  Assistant,
  AssistantAdvice,
  CardsRequest,
  Turn,
  Verdict,
} from "#server/assistant/assistant";
import { stopServer } from "#server/startup/graceful-shutdown";
import { startAnthropicServer } from "#tests/fakes/anthropic-server";
import { answerTo } from "#tests/helpers/bare-request";
import { databaseIn, reopened } from "#tests/helpers/database";
import { approveModel } from "#tests/helpers/passed-model";
import { type ServerProcess, serverProcess } from "#tests/helpers/process";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { put, rows } from "#tests/helpers/stored";

/** Longer than a stop without waiting, shorter than the forced stop, in milliseconds. */
const MAX_STOP_TIME = 8_000;
/** Needs a model, because the rules can't decide it. */
const VAGUE = "Well, you know how it is with these things";

async function participantOf({ url }: ServerProcess) {
  const register = { name: "Pat", email: "pat@example.com", templateId: 1 };
  const response = await fetch(`${url}/api/direct-assessment/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(register),
  });
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return { cookie, attemptId: (await response.json()).userAssessmentId };
}

async function endOf(server: ServerProcess) {
  const startedAt = performance.now();
  const code = await server.kill("SIGTERM");
  return { code, milliseconds: performance.now() - startedAt };
}

test("SIGTERM ends event streams, answers pending calls, and exits with 0", async () => {
  const model = await startAnthropicServer({ delay: 100 });
  onTestFinished(() => model.close());
  const server = await serverProcess({ ANTHROPIC_BASE_URL: model.url });
  const database = databaseIn(server.dataDir);
  await approveModel(database, { baseUrl: model.url });
  database.close();
  const { cookie, attemptId } = await participantOf(server);
  const input = encodeURIComponent(JSON.stringify({ attemptId }));
  const stream = await fetch(`${server.url}/trpc/recommendations.watch?input=${input}`, {
    headers: { cookie, accept: "text/event-stream" },
  });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  const text = stream.text();
  const body = {
    userMessage: VAGUE,
    question: "What does your business do, and who are your customers?",
    userAssessmentId: attemptId,
  };
  const answer = fetch(`${server.url}/api/chat/process`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await expect.poll(() => model.requests.length).toBe(1);
  const { code, milliseconds } = await endOf(server);
  expect(await (await answer).json()).toMatchObject({ isValid: true });
  expect(await text).toContain("event: connected");
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(MAX_STOP_TIME);
  expect(existsSync(join(server.dataDir, "askwell.db-wal"))).toBe(false);
  expect(server.output()).not.toContain("because of an error");
});

/** Logs more than a pipe can hold while no one reads it; gives the slowest response time in milliseconds. */
async function floodLog({ url, stdout }: ServerProcess): Promise<number> {
  stdout.pause();
  let slowest = 0;
  for (let i = 0; i < 120; i++) {
    const startedAt = performance.now();
    await fetch(`${url}/${"long".repeat(2_000)}`);
    slowest = Math.max(slowest, performance.now() - startedAt);
  }
  return slowest;
}

test("an unread log delays neither a response nor the stop", async () => {
  const server = await serverProcess({ LOG_LEVEL: "debug" });
  expect(await floodLog(server)).toBeLessThan(MAX_STOP_TIME);
  const { code, milliseconds } = await endOf(server);
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(MAX_STOP_TIME);
});

test("a server whose output was closed continues and exits with 0", async () => {
  const server = await serverProcess({ LOG_LEVEL: "debug" });
  await floodLog(server);
  server.stdout.destroy();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await participantOf(server);
  const again = { email: "pat@example.com", redirectTo: "access" };
  const response = await fetch(`${server.url}/api/user/magic-link`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(again),
  });
  expect(response.status).toBe(200);
  const waiting = async () => (await (await fetch(`${server.url}/healthz`)).json()).outboxPending;
  await expect.poll(waiting).toBe(1);
  const { code, milliseconds } = await endOf(server);
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(MAX_STOP_TIME);
});

test('a stopping server reports "draining" in /healthz', async () => {
  const { app, deps } = await testServer();
  expect((await app.inject("/healthz")).json()).toEqual({ status: "ok", db: "up", outboxPending: 0 });
  deps.drain(0);
  const { statusCode, body } = await app.inject("/healthz");
  expect([statusCode, JSON.parse(body).status]).toEqual([503, "draining"]);
});

test("requests during a stop get 503 with Retry-After, and /healthz says why", async () => {
  const { app, deps } = await testServer();
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  let finish: (rest: string) => void = () => undefined;
  const rest = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const responses = ["/healthz", "/api/assessment-templates", "/trpc/templates.list", "/nowhere"].map(
    (path) => answerTo(Number(new URL(url).port), `GET ${path} HTTP/1.1\r\nhost: localhost\r\n`, rest),
  );
  // The response shows that the server has read the partial requests.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const stopped = stopServer(app, deps);
  finish("\r\n");
  const all = await Promise.all(responses);
  const [health, ...otherReplies] = all;
  for (const { status, headers } of all) {
    expect(status).toBe("HTTP/1.1 503 Service Unavailable");
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
  }
  expect(JSON.parse(health?.body ?? "")).toMatchObject({ status: "draining" });
  for (const { headers, body } of otherReplies) {
    expect(headers["retry-after"]).toBe("5");
    expect(JSON.parse(body)).toMatchObject({
      message: "The server is restarting. Please try again in a moment.",
    });
  }
  await stopped;
});

test("a failing database shows in /healthz", async () => {
  const server = await testServer();
  const { app } = server;
  await put(server, "DROP TABLE mail_outbox");
  const { statusCode, body } = await app.inject("/healthz");
  expect([statusCode, JSON.parse(body)]).toEqual([
    503,
    { status: "failing", db: "down", outboxPending: null },
  ]);
});

test("a slow model is interrupted by a stop, and the participant is asked to try again", async () => {
  const assistant = new StubbornAssistant();
  const server = await testServer({ assistant });
  const admin = await server.admin();
  const { agent, attemptId } = await server.participant(await exampleTemplate(admin));
  const answer = agent.post("/chat/process", {
    userMessage: VAGUE,
    question: "What do you sell?",
    userAssessmentId: attemptId,
  });
  await expect.poll(() => assistant.asked).toBe(1);
  server.deps.drain(0);
  expect(await answer).toMatchObject({
    status: 503,
    body: { message: "The server is restarting. Please try again in a moment." },
  });
});

test("recommendations interrupted by a stop are left for the next start without counting a try", async () => {
  const assistant = new StubbornAssistant();
  const server = await testServer({ assistant });
  const { app, deps, admin, participant } = server;
  const { agent, attemptId } = await participant(await exampleTemplate(await admin()));
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const answers = ["Shoes", "Just me", "3", "No"];
  const responses = Object.fromEntries(
    questions.map(({ id }: { id: number }, i: number) => [id, answers[i]]),
  );
  await agent.post(`/user/assessments/${attemptId}/complete`, { responses });
  await expect.poll(() => assistant.asked).toBe(1);
  await stopServer(app, deps, 0);

  const recommendJobs = "SELECT tries, lockedUntil FROM jobs WHERE kind = 'recommend'";
  expect(await rows(reopened(server), recommendJobs)).toEqual([{ tries: 0, lockedUntil: null }]);
});

test("a connection with an unfinished request is closed in the end", async () => {
  const { app, deps } = await testServer();
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), "127.0.0.1");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => undefined);
  const arrived = new Promise((resolve) => app.server.once("connection", resolve));
  socket.write("POST /api/admin/login HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n");
  await arrived;
  await stopServer(app, deps, 0);
  await closed;
  expect(app.server.listening).toBe(false);
});

/** A model that starts a reply and then stays silent until it is aborted. */
class StubbornAssistant implements Assistant {
  readonly hasModel = true;
  authorFor = async () => "ai" as const;
  asked = 0;

  async *judge(_turn: Turn, signal: AbortSignal): AsyncGenerator<string, Verdict> {
    yield "Well, ";
    return this.#stare(signal);
  }

  async *recommend(_request: AdviceRequest, signal: AbortSignal): AsyncGenerator<string, AssistantAdvice> {
    yield "Well, ";
    return this.#stare(signal);
  }

  // biome-ignore lint/correctness/useYield: a draft isn't shown before it is complete
  async *draftTemplate(_description: string, signal: AbortSignal): AsyncGenerator<string, never> {
    return this.#stare(signal);
  }

  // biome-ignore lint/correctness/useYield: proposals aren't shown before they are complete
  async *proposeCards(_request: CardsRequest, signal: AbortSignal): AsyncGenerator<string, never> {
    return this.#stare(signal);
  }

  #stare(signal: AbortSignal): Promise<never> {
    this.asked += 1;
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  }
}
