import { describe, expect, test } from "vitest";
import { type Agent, exampleTemplate, testServer } from "#tests/helpers/server";

const JSON_TYPE = { "content-type": "application/json" };

test("a path with another method says which methods are allowed", async () => {
  const visitor = (await testServer()).visitor();
  const ask = (method: "GET" | "PUT" | "DELETE" | "OPTIONS", url: string) => visitor.send({ method, url });
  expect(await ask("DELETE", "/api/admin/login")).toMatchObject({
    status: 405,
    body: { message: "DELETE isn't allowed here." },
    headers: { allow: "POST" },
  });
  expect((await ask("PUT", "/api/user/assessments/5")).headers.allow).toBe("DELETE, GET, HEAD");
  expect((await ask("OPTIONS", "/api/user/assessments")).headers.allow).toBe("GET, HEAD, POST");
  expect(await ask("GET", "/api/user/assessments/5/nothing")).toMatchObject({
    status: 404,
    body: { message: "There is no such endpoint." },
  });
  expect((await ask("GET", "/api")).status).toBe(404);
});

describe("JSON that nests too deeply, or has too many fields", () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  const wide = (keys: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, i) => [`k${i}`, i])));
  const post = (agent: Agent, url: string, payload: string) =>
    agent.send({ method: "POST", url, headers: JSON_TYPE, payload });

  test("is refused by REST and tRPC before it is processed", async () => {
    const visitor = (await testServer()).visitor();
    for (const [url, levels, fields] of [
      ["/api/admin/login", 10, 501],
      ["/api/admin/assessment-templates/import", 12, 20_001],
      ["/trpc/admin.auth.login", 12, 10_001],
    ] as const) {
      expect(await post(visitor, url, deep(levels + 1))).toMatchObject({
        status: 400,
        body: { message: "The JSON is nested too deeply, or has too many fields." },
      });
      expect(JSON.stringify((await post(visitor, url, deep(levels))).body)).not.toMatch(/deeply/);
      expect((await post(visitor, url, wide(fields))).status).toBe(400);
    }
    expect((await post(visitor, "/api/admin/login", wide(501))).body.message).toMatch(/too many fields/);
    expect((await post(visitor, "/api/admin/login", wide(500))).body.message).not.toMatch(/fields/);
  });

  test("brackets and colons inside strings don't count", async () => {
    const visitor = (await testServer()).visitor();
    const email = `${'[{"\\'.repeat(40)}${":".repeat(600)}`;
    const { body } = await post(visitor, "/api/admin/login", JSON.stringify({ email, password: "x" }));
    expect(body.message).not.toMatch(/deeply/);
  });

  test("five hundred answers in one call, or a template with as many questions, are allowed", async () => {
    const server = await testServer();
    const admin = await server.admin();
    const questions = Array.from({ length: 500 }, (_, i) => ({
      questionText: `Question ${i}`,
      questionType: "multiple_choice",
      options: ["A", "B"],
      isRequired: true,
      analysisPrompt: null,
    }));
    const file = {
      format: "askwell-template",
      version: 1,
      template: { title: "Long", description: null, resultsAnalysisPrompt: null, isActive: true, questions },
    };
    const imported = await admin.post("/admin/assessment-templates/import", file);
    expect(imported).toMatchObject({ status: 200, body: { questionCount: 500 } });
    const { agent, attemptId } = await server.participant(imported.body.id);
    const asked: { id: number }[] = (await agent.get(`/user/assessments/${attemptId}/questions`)).body;
    const responses = Object.fromEntries(asked.map(({ id }) => [id, "A"]));
    expect((await agent.put(`/user/assessments/${attemptId}/responses`, { responses })).body.progress).toBe(
      100,
    );
  });
});

describe("the general limit", () => {
  test("is 300 calls a minute per signed-in session across REST and tRPC, with Retry-After", async () => {
    const server = await testServer();
    const admin = await server.admin();
    const otherVisitor = server.visitor();
    const byTrpc = () => admin.send({ method: "GET", url: "/trpc/session,session?batch=1&input={}" });
    for (let i = 0; i < 100; i++) {
      expect((await admin.get("/admin/me")).status).toBe(200);
      expect((await byTrpc()).status).toBe(200);
    }
    const refused = await admin.get("/admin/me");
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining("wait") } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    const inTheirForm = await byTrpc();
    expect(inTheirForm.status).toBe(429);
    expect(inTheirForm.body[0].error.json.data).toMatchObject({ code: "TOO_MANY_REQUESTS", httpStatus: 429 });
    expect(inTheirForm.headers["retry-after"]).toBe(refused.headers["retry-after"]);
    expect((await otherVisitor.get("/assessment-templates")).status).toBe(200);
    server.clock.advance(60_000);
    expect((await admin.get("/admin/me")).status).toBe(200);
  });

  test("is 3,000 calls a minute for all visitors of one network, whatever cookies they send", async () => {
    const server = await testServer({}, { RATE_LIMIT_FACTOR: "0.01" });
    const ask = (remoteAddress: string, sid: string) =>
      server.app.inject({ method: "GET", url: "/api/assessment-templates", remoteAddress, cookies: { sid } });
    for (let i = 0; i < 30; i++) expect((await ask("192.0.2.1", `made-up-${i}`)).statusCode).toBe(200);
    expect((await ask("192.0.2.1", "made-up")).statusCode).toBe(429);
    expect((await ask("192.0.2.2", "made-up")).statusCode).toBe(200);
  });

  test("ignores pages and health checks, and can be turned off", async () => {
    const server = await testServer({}, { RATE_LIMIT_FACTOR: "0.001" });
    const get = (url: string) => server.app.inject({ method: "GET", url });
    for (let i = 0; i < 10; i++) expect((await get("/healthz")).statusCode).toBe(200);
    const free = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
    const admin = await free.admin();
    for (let i = 0; i < 310; i++) expect((await admin.get("/admin/me")).status).toBe(200);
  });
});

test("an error about one field names it", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const { agent, attemptId } = await server.participant(await exampleTemplate(admin));
  expect((await agent.post(`/user/assessments/${attemptId}/responses`, { answer: "x" })).body.message).toBe(
    "questionId: Invalid input: expected number, received undefined",
  );
  expect((await admin.put("/admin/assessment-templates/1", { isActive: "false" })).body.message).toBe(
    "isActive: Invalid input: expected boolean, received string",
  );
});

test("an error about many fields names the first twenty", async () => {
  const server = await testServer();
  const { agent, attemptId } = await server.participant(await exampleTemplate(await server.admin()));
  const responses = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`k${at}`, ["x".repeat(501)]]));
  const { status, body } = await agent.send({
    method: "POST",
    url: "/trpc/user.attempts.saveResponses?batch=1",
    payload: { 0: { id: attemptId, responses } },
  });
  expect(status).toBe(400);
  expect(Object.keys(body[0].error.json.data.fields)).toHaveLength(20);
});
