import { expect, onTestFinished, test } from "vitest";
import type { CardsRequest } from "#server/assistant/assistant";
import { createBuiltIn } from "#server/assistant/built-in/built-in";
import { createFallbackAssistant } from "#server/assistant/fallback-assistant";
import { createCircuitBreaker } from "#server/lib/circuit-breaker";
import type { Card } from "#shared/domain/cards/card";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { wordsOf } from "#tests/fakes/anthropic-replies";
import { type Script, startAnthropicServer } from "#tests/fakes/anthropic-server";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { FakeClock } from "#tests/fakes/clock";
import { drain, neverAborted } from "#tests/helpers/assistant";
import { modelAssistant } from "#tests/helpers/model-assistant";
import { type Agent, testServer } from "#tests/helpers/server";

const makeQuestion = (
  id: number,
  questionText: string,
  overrides: Partial<CardsRequest["questions"][number]> = {},
) => ({
  ...QUESTION_DEFAULTS,
  ...{ id, order: id, questionText, questionType: "rating" as const, options: null },
  ...{ isRequired: true, analysisPrompt: null, highIs: "good" as const },
  ...overrides,
});
const REQUEST: CardsRequest = {
  ...{ title: "Cash check", description: null, resultsAnalysisPrompt: null, language: null, scoring: null },
  questions: [
    makeQuestion(1, "What do you do?", { questionType: "text", highIs: null }),
    makeQuestion(2, "How comfortable are you with your cash flow?"),
    makeQuestion(3, "How happy are your customers?", { highIs: null }),
    makeQuestion(4, "How far ahead do you plan?", {
      questionType: "multiple_choice",
      options: ["Not at all", "A year"],
      points: [0, 1],
      highIs: null,
    }),
  ],
  about: null,
  cards: [],
};

async function proposed(script: Script, request: Partial<CardsRequest> = {}) {
  const fake = await startAnthropicServer(script);
  onTestFinished(() => fake.close());
  const tokenUsage = { record: async () => undefined, hasBudget: async () => true };
  const claude = modelAssistant({
    url: fake.url,
    tokenUsage,
    limits: { judge: 4_000, advice: 8_000, check: 4_000 },
  });
  const breaker = createCircuitBreaker(new FakeClock());
  const assistant = createFallbackAssistant({
    model: claude,
    mayServe: async () => true,
    builtIn: createBuiltIn(),
    breaker,
    tokenUsage,
  });
  const { text, result } = await drain(assistant.proposeCards({ ...REQUEST, ...request }, neverAborted()));
  return { fake, text, ...result };
}

test("a model gets the questions as data, and its proposals pass as valid cards", async () => {
  const { fake, text, cards, by } = await proposed({});
  expect(by).toBe("ai");
  expect(text).toBe("");
  expect(cards.map(({ key, dimension }) => [key, dimension])).toEqual([
    ["it-stalls-and-nobody-looks-ahead", null],
  ]);
  const [request] = fake.requests;
  const words = request ? wordsOf(request) : "";
  expect(words).toMatch(/<participant-data-\w+>[\s\S]*How comfortable are you with your cash/);
  expect(words).toContain(
    '"text":"How comfortable are you with your cash flow?","type":"rating","highIs":"good"}',
  );
  expect(words).toContain('"text":"How happy are your customers?","type":"rating"}');
  expect(JSON.stringify(request?.system)).not.toContain("cash flow");
});

test("existing cards are not proposed again, and keys are unique", async () => {
  const existing = { key: "it-stalls-and-nobody-looks-ahead", title: "Ours" };
  expect((await proposed({}, { cards: [existing] })).cards[0]?.key).toBe(
    "it-stalls-and-nobody-looks-ahead-2",
  );
  const same = { key: "ours", title: "It stalls, and nobody looks ahead" };
  expect((await proposed({}, { cards: [same] })).by).toBe("built-in");
});

test.each([
  ["proposes nothing", { reply: () => ({ cards: [] }) }],
  ["proposes only what cannot be used", { reply: () => ({ cards: [{ title: "Do better" }] }) }],
  ["is down", { mode: "overloaded529" }],
] satisfies [string, Script][])("when the model %s, the suggested cards are proposed", async (_, script) => {
  const { cards, by, undirected } = await proposed(script);
  expect(by).toBe("built-in");
  expect(cards.map(({ key }) => key)).toEqual([
    "cash-weak",
    "cash-better",
    "planning-weak",
    "planning-better",
  ]);
  expect(undirected).toEqual([3]);
});

test("for a single question only that question gets proposals", async () => {
  const { cards } = await proposed({ reply: () => ({ cards: [] }) }, { about: 4 });
  expect(cards.map(({ key }) => key)).toEqual(["planning-weak", "planning-better"]);
});

const CASH = {
  questionText: "How comfortable are you with your cash flow?",
  questionType: "rating",
  highIs: "good",
};

async function world(assistant?: ScriptedAssistant) {
  const server = await testServer(assistant ? { assistant } : {});
  const admin = await server.admin();
  const { body: template } = await admin.post("/admin/assessment-templates", { title: "Cash check" });
  const add = async (question: object): Promise<number> =>
    (await admin.post(`/admin/assessments/${template.id}/questions`, question)).body.id;
  await add({ questionText: "What do you do?" });
  const deletedId = await add({ questionText: "What else?" });
  const cash = await add(CASH);
  await admin.delete(`/admin/questions/${deletedId}`);
  return { admin, id: template.id as number, cash, add };
}

const call = async (agent: Agent, procedure: string, payload: object) => {
  const { status, body } = await agent.send({ method: "POST", url: `/trpc/admin.${procedure}`, payload });
  return { status, body: JSON.stringify(body), data: body.result?.data.json };
};

test("proposals refer to questions by id, are not stored, and can be added unchanged", async () => {
  const { admin, id, cash } = await world();
  const { data } = await call(admin, "cards.propose", { assessmentId: id });
  expect(data.by).toBe("built-in");
  expect(data.cards.map(({ when }: Card) => when.rules)).toEqual([
    [{ question: cash, op: "atMost", value: 2 }],
    [{ question: cash, op: "atLeast", value: 4 }],
  ]);
  expect((await admin.get(`/admin/assessment-templates/${id}/cards`)).body.cards).toEqual([]);
  const added = await call(admin, "cards.add", { assessmentId: id, cards: data.cards });
  expect(added.data.cards).toEqual(data.cards);
  const again = await call(admin, "cards.propose", { assessmentId: id });
  expect(again.data).toEqual({
    cards: [],
    by: "built-in",
    note: expect.stringContaining("No other suggestions fit"),
  });
});

test("a note explains missing proposals for unscored questions and other languages", async () => {
  const { admin, id, cash } = await world();
  await admin.put(`/admin/questions/${cash}`, { highIs: null });
  const undirected = await call(admin, "cards.propose", { assessmentId: id, questionId: cash });
  expect(undirected.data.cards).toEqual([]);
  expect(undirected.data.note).toContain("No suggestions for question 2 because its answers aren't scored");
  await admin.put(`/admin/questions/${cash}`, { highIs: "good" });
  await admin.put(`/admin/assessment-templates/${id}`, { language: "de" });
  const foreign = await call(admin, "cards.propose", { assessmentId: id });
  expect(foreign.data).toMatchObject({ cards: [], note: expect.stringContaining("in English only") });
});

test("unknown ids give 404, and the 31st proposal within an hour is refused, including drafts", async () => {
  const assistant = new ScriptedAssistant();
  const { admin, id, add } = await world(assistant);
  expect((await call(admin, "cards.propose", { assessmentId: 99 })).status).toBe(404);
  expect((await call(admin, "cards.propose", { assessmentId: id, questionId: 99 })).status).toBe(404);
  const otherTemplate = await admin.post("/admin/assessment-templates", { title: "Other" });
  const question = await add(CASH);
  const strange = { assessmentId: otherTemplate.body.id, questionId: question };
  expect((await call(admin, "cards.propose", strange)).status).toBe(404);
  expect(assistant.proposals).toEqual([]);
  await call(admin, "templateDrafts.suggest", { description: "How our cash flow is" });
  for (let count = 1; count < 30; count += 1)
    expect((await call(admin, "cards.propose", { assessmentId: id })).status).toBe(200);
  expect((await call(admin, "cards.propose", { assessmentId: id })).status).toBe(429);
  expect(assistant.proposals).toHaveLength(29);
});

test("a failing assistant gives an error without the inner cause", async () => {
  const assistant = new ScriptedAssistant();
  const { admin, id } = await world(assistant);
  assistant.isDown = true;
  const failed = await call(admin, "cards.propose", { assessmentId: id });
  expect(failed.status).toBe(502);
  expect(failed.body).not.toContain("down");
});
