import { beforeEach, describe, expect, test } from "vitest";
import { MAX_MESSAGE } from "#shared/domain/answer";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { type Agent, exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { linesOf, type Talk, talk } from "#tests/helpers/talk";

const MORE = "Which customers buy it, and why?";

let server: TestServer;
let admin: Agent;
let chat: Talk;

async function startChat(assistant?: ScriptedAssistant): Promise<void> {
  server = await testServer(assistant ? { assistant } : {}, { RATE_LIMIT_FACTOR: "100" });
  admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const { body: questions } = await admin.get(`/admin/assessments/${templateId}/questions`);
  for (const { id, questionType } of questions)
    if (questionType === "text") await admin.put(`/admin/questions/${id}`, { followUpQuestion: MORE });
  chat = await talk(server, templateId);
}

const first = () => chat.questions[0]!.id;
const second = () => chat.questions[1]!.id;

describe("without a model", () => {
  beforeEach(() => startChat());

  test("a short answer is stored, and its author's follow-up question is asked", async () => {
    const outcome = await chat.say("Garden tools");
    expect(outcome).toMatchObject({ isValid: false, response: MORE, next: first() });
    expect(await chat.responses()).toEqual({ [first()]: "Garden tools" });
    const { messages } = await chat.open();
    expect(linesOf(messages).slice(-2)).toEqual(["user: Garden tools", `bot: ${MORE}`]);
  });

  test("the next words are added to the answer, however short, and the next question is asked", async () => {
    await chat.say("Garden tools");
    expect(await chat.say("Schools mostly")).toMatchObject({ isValid: true, next: second() });
    expect(await chat.responses()).toEqual({ [first()]: "Garden tools\n\nSchools mostly" });
  });

  test.each(["Garden tools", "garden  TOOLS!", "no", "that's all", "skip", "I don't know"])(
    "after %j the answer stays as it was, and nothing is asked twice",
    async (message) => {
      await chat.say("Garden tools");
      const outcome = await chat.say(message);
      expect(outcome).toMatchObject({ isValid: true, next: second() });
      expect(outcome.response).not.toContain(MORE);
      expect(await chat.responses()).toEqual({ [first()]: "Garden tools" });
    },
  );

  test("a question about the assessment leaves the follow-up question open", async () => {
    await chat.say("Garden tools");
    expect(await chat.say("Who reads my answers?")).toMatchObject({ next: first() });
    await chat.say("Schools, for lessons outside");
    expect(await chat.responses()).toEqual({ [first()]: "Garden tools\n\nSchools, for lessons outside" });
  });

  test.each([
    "We sell garden tools to schools",
    "£9,400",
    "Rivertown since 7 April",
    "学校に園芸用品を売っています",
    `tools ${"and more tools ".repeat(250)}`,
  ])("%j is long enough for no follow-up", async (message) => {
    const outcome = await chat.say(message.slice(0, MAX_MESSAGE));
    expect(outcome).toMatchObject({ isValid: true, next: second() });
  });

  test("a skipped question has no follow-up question", async () => {
    await chat.say("We sell garden tools to schools");
    await chat.say("Just me");
    await chat.say("4");
    expect(await chat.say("skip")).toMatchObject({ isValid: true, next: null });
  });

  test("the last question ends after its follow-up question", async () => {
    await chat.say("We sell garden tools to schools");
    await chat.say("Just me");
    await chat.say("4");
    expect(await chat.say("More sales")).toMatchObject({ isValid: false, response: MORE });
    expect(await chat.say("More sales")).toMatchObject({ isValid: true, next: null });
  });
});

test("a model doesn't judge a short answer with a follow-up question or ask a second one", async () => {
  const model = new ScriptedAssistant();
  model.verdict = { kind: "partly", response: "Really?" };
  await startChat(model);
  expect(await chat.say("Garden tools")).toMatchObject({ response: MORE, next: first() });
  expect(model.turns).toEqual([]);
  expect(await chat.say("For schools")).toMatchObject({ isValid: true, next: second() });
});

test("attempts started earlier keep their questions without a follow-up question", async () => {
  server = await testServer({}, { RATE_LIMIT_FACTOR: "100" });
  admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  chat = await talk(server, templateId);
  const { body: questions } = await admin.get(`/admin/assessments/${templateId}/questions`);
  await admin.put(`/admin/questions/${questions[0].id}`, { followUpQuestion: MORE });
  expect(await chat.say("Garden tools")).toMatchObject({ isValid: true, next: second() });
  const later = await talk(server, templateId, "later@example.com");
  expect(await later.say("Garden tools")).toMatchObject({ response: MORE });
});

test("a number question stores the number and asks no follow-up", async () => {
  await startChat();
  const { body: template } = await admin.post("/admin/assessment-templates", { title: "Numbers" });
  const path = `/admin/assessments/${template.id}/questions`;
  const question = { questionText: "Staff at your main site", answerKind: "number", followUpQuestion: MORE };
  expect((await admin.post(path, question)).body).toMatchObject({
    answerKind: "number",
    followUpQuestion: null,
  });
  await admin.post(path, { questionText: "And then?" });
  const numbers = await talk(server, template.id, "numbers@example.com");
  expect(await numbers.say("12")).toMatchObject({ isValid: true, next: numbers.questions[1]!.id });
});

test("a template's chat suggestions appear in attempts started later", async () => {
  await startChat();
  expect((await chat.open()).suggestions).toBeNull();
  const { body: mine } = await admin.get("/admin/assessment-templates");
  const path = `/admin/assessment-templates/${mine[0].id}`;
  expect((await admin.get(path)).body).toMatchObject({ chatSuggestions: null });
  await admin.put(path, { chatSuggestions: [" Late invoices ", "", "Rent", "Rent"] });
  expect((await admin.get(path)).body).toMatchObject({ chatSuggestions: ["Late invoices", "Rent"] });
  expect((await chat.open()).suggestions).toBeNull();
  const later = await talk(server, mine[0].id, "later@example.com");
  expect((await later.open()).suggestions).toEqual(["Late invoices", "Rent"]);
  await admin.put(path, { chatSuggestions: [] });
  const last = await talk(server, mine[0].id, "last@example.com");
  expect((await last.open()).suggestions).toEqual([]);
  expect((await admin.put(path, { chatSuggestions: ["x".repeat(61)] })).status).toBe(400);
  expect(
    (await admin.put(path, { chatSuggestions: Array.from({ length: 9 }, (_, at) => `S${at}`) })).status,
  ).toBe(400);
});
