import { expect, test } from "vitest";
import { isVerdict, sensibleReply, statementFrom } from "#tests/fakes/anthropic-replies";
import { modeledServer } from "#tests/helpers/modelled";
import { type Agent, exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { put, row } from "#tests/helpers/stored";
import { talk } from "#tests/helpers/talk";

const read = async (agent: Agent, path: string, input?: object) => {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
  const { status, body } = await agent.send({ method: "GET", url: `/trpc/admin.ai.${path}${query}` });
  return { status, data: body.result?.data.json };
};

async function completed(server: TestServer) {
  const admin = await server.admin();
  const chat = await talk(server, await exampleTemplate(admin));
  for (const message of ["Shoes made by hand", "Just me", "4", "Our suppliers are late"])
    await chat.say(message);
  await chat.complete();
  await chat.results();
  return { admin, chat };
}

test("an attempt's receipt shows its AI calls and the kinds of data sent", async () => {
  const server = await modeledServer();
  const { admin, chat } = await completed(server);
  const { data } = await read(admin, "receipt", { id: chat.id });
  expect(data).toEqual({
    isConfigured: true,
    calls: 4,
    failed: 0,
    models: ["claude-haiku-5-5", "claude-sonnet-5-5"],
    inputTokens: 4 * 1_020,
    cachedTokens: 4 * 900,
    outputTokens: expect.any(Number),
    sent: ["assessment", "question", "guidance", "reply", "answers", "focus", "questions", "sentences"],
  });
  expect(JSON.stringify(data)).not.toMatch(/Shoes|suppliers|secret prompt|Pat|example\.com/);
});

test("failed calls are on the receipt, and without cards there are no recommendations", async () => {
  const server = await modeledServer({ mode: "garbage" });
  const { admin, chat } = await completed(server);
  expect((await read(admin, "receipt", { id: chat.id })).data).toMatchObject({ calls: 6, failed: 6 });
  expect((await chat.results()).recommendationsBy).toBeNull();
});

test("recommendations that are entirely rejected count as a failed call", async () => {
  const server = await modeledServer({
    reply: (request) =>
      isVerdict(request)
        ? sensibleReply(request)
        : { facts: [], standing: [statementFrom("You lose 37 % of your orders.", 1)], items: [], notes: [] },
  });
  const { admin, chat } = await completed(server);
  expect((await read(admin, "receipt", { id: chat.id })).data).toMatchObject({ calls: 3, failed: 1 });
  const { recommendations, recommendationsBy } = await chat.results();
  expect([recommendations, recommendationsBy]).toEqual([null, null]);
});

test("a receipt excludes other attempts' calls and is deleted with its attempt", async () => {
  const server = await modeledServer();
  const { admin, chat } = await completed(server);
  const otherChat = await talk(server, await exampleTemplate(admin));
  expect((await read(admin, "receipt", { id: otherChat.id })).data).toMatchObject({
    calls: 0,
    models: [],
    sent: [],
  });
  await admin.delete(`/admin/user-assessments/${chat.id}`);
  expect((await read(admin, "receipt", { id: chat.id })).status).toBe(404);
  expect(await row(server, "SELECT count(*) AS calls FROM ai_calls")).toEqual({ calls: 0 });
  expect((await read(admin, "today")).data.calls).toBe(4);
});

test("today's usage shows when the budget is used up", async () => {
  const server = await modeledServer({}, { AI_DAILY_TOKEN_BUDGET: "2500" });
  const { admin } = await completed(server);
  await put(server, "UPDATE ai_usage SET inputTokens = 2500");
  const { data } = await read(admin, "today");
  expect(data).toMatchObject({ state: "spent", budget: 2_500, unverified: { tokens: 1_049, budget: 833 } });
  expect(data.inputTokens + data.outputTokens).toBeGreaterThanOrEqual(2_500);
  server.clock.advance(86_400_000);
  await admin.post("/admin/login", { email: "ada@example.com", password: "correct-horse" });
  expect((await read(admin, "today")).data).toMatchObject({ state: "serving", calls: 0, inputTokens: 0 });
});

test("shows a model that doesn't answer as unavailable", async () => {
  const server = await modeledServer({ mode: "garbage" });
  const admin = await server.admin();
  const chat = await talk(server, await exampleTemplate(admin));
  const [first] = chat.questions;
  for (let time = 0; time < 5; time += 1) await chat.say("Shoes", first!.id);
  expect((await read(admin, "today")).data.state).toBe("unavailable");
});

test("shows that no model is configured", async () => {
  const server = await testServer();
  const { admin, chat } = await completed(server);
  expect((await read(admin, "today")).data).toMatchObject({ state: "none", calls: 0 });
  const { data } = await read(admin, "receipt", { id: chat.id });
  expect(data).toMatchObject({ isConfigured: false, calls: 0, sent: [] });
});
