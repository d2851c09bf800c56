import { expect, onTestFinished, test } from "vitest";
import { createBuiltIn } from "#server/assistant/built-in/built-in";
import { BANDS } from "#server/assistant/draft-scoring";
import { createFallbackAssistant } from "#server/assistant/fallback-assistant";
import { createCircuitBreaker } from "#server/lib/circuit-breaker";
import { acceptedDraft } from "#shared/contracts/template-drafts";
import { readTemplateFile } from "#shared/contracts/template-file";
import { templateFile } from "#shared/domain/template-file";
import { type MessagesRequest, sensibleReply, wordsOf } from "#tests/fakes/anthropic-replies";
import { type Script, startAnthropicServer } from "#tests/fakes/anthropic-server";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { FakeClock } from "#tests/fakes/clock";
import { drain, neverAborted } from "#tests/helpers/assistant";
import { modelAssistant } from "#tests/helpers/model-assistant";
import { type Agent, testServer } from "#tests/helpers/server";

const WISH = "How well our onboarding works for new colleagues";

async function draft(script: Script) {
  const fake = await startAnthropicServer(script);
  onTestFinished(() => fake.close());
  const tokenUsage = { record: async () => undefined, hasBudget: async () => true, hadBudget: true };
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
  const { result } = await drain(assistant.draftTemplate(WISH, neverAborted()));
  return { fake, result };
}

/** Gives the replies in turn and repeats the last one. */
const inTurn = (...changes: ((sensible: ReturnType<typeof draftOf>) => unknown)[]) => {
  let call = 0;
  return (request: MessagesRequest) => {
    const change = changes[Math.min(call, changes.length - 1)];
    call += 1;
    return change?.(draftOf(request));
  };
};
const draftOf = (request: MessagesRequest) =>
  sensibleReply(request) as { title: string; questions: Record<string, unknown>[] };

test("a model drafts a template from the description, which is sent as data", async () => {
  const { fake, result } = await draft({});
  expect(result.by).toBe("ai");
  expect(result.suggestion.title).toBe("About How well our onboarding works");
  expect(result.suggestion.questions.map(({ questionType }) => questionType)).toEqual([
    "text",
    "rating",
    "rating",
    "multiple_choice",
    "text",
  ]);
  const [request] = fake.requests;
  expect(request && wordsOf(request)).toMatch(/<participant-data-\w+>[\s\S]*onboarding/);
  expect(JSON.stringify(request?.system)).not.toContain("onboarding");
});

const UNUSABLE: [string, (sensible: ReturnType<typeof draftOf>) => unknown][] = [
  ["no questions", (sensible) => ({ ...sensible, questions: [] })],
  [
    "a type of question missing",
    (sensible) => ({
      ...sensible,
      questions: sensible.questions.map((one) => ({ ...one, questionType: "text" })),
    }),
  ],
  [
    "a choice without options",
    (sensible) => ({ ...sensible, questions: sensible.questions.map((one) => ({ ...one, options: null })) }),
  ],
  [
    "the same question twice",
    (sensible) => ({
      ...sensible,
      questions: sensible.questions.map((one) => ({ ...one, questionText: "What?" })),
    }),
  ],
  ["another form altogether", () => ({ hello: "world" })],
];

test.each(UNUSABLE)("a draft with %s is requested once more", async (_, spoil) => {
  const { fake, result } = await draft({ reply: inTurn(spoil, (sensible) => sensible) });
  expect(fake.requests).toHaveLength(2);
  expect(result.by).toBe("ai");
});

test("a model's draft contains dimensions, points, directions, labels and bands with texts", async () => {
  const { suggestion } = (await draft({})).result;
  expect(suggestion.questions).toMatchObject([
    { dimension: null },
    { shortName: "Works", dimension: "work", highIs: "good", scaleLabels: ["Badly", "", "", "", "Well"] },
    { dimension: "work", highIs: "bad" },
    { dimension: "plan", points: [0, 1] },
    { dimension: null },
  ]);
  expect(suggestion.scoring).toMatchObject({
    dimensions: [
      { key: "work", name: "Work", description: "How it works." },
      { key: "plan", name: "Planning" },
    ],
    bands: [
      { from: 0, name: "Low", text: "Begin with one thing." },
      { from: 50, name: "High", text: "Go on as you are." },
    ],
  });
});

const cardsWith = (overrides: object) => (sensible: ReturnType<typeof draftOf>) => ({
  ...sensible,
  cards: (sensible as { cards?: object[] }).cards?.map((card, at) =>
    at === 0 ? { ...card, ...overrides } : card,
  ),
});
const rule = (overrides: object) => ({
  about: "question",
  question: 2,
  dimension: null,
  op: "is",
  values: [],
  ...overrides,
});

test("a model's draft contains cards that refer to questions by number", async () => {
  const { cards } = (await draft({})).result.suggestion;
  expect(cards).toMatchObject([
    {
      key: "it-stalls-and-nobody-looks-ahead",
      kind: "risk",
      dimension: "work",
      when: {
        match: "all",
        rules: [
          { question: 2, op: "atMost", value: 2 },
          { question: 4, op: "is", value: "Not at all" },
        ],
      },
      why: "You answered {{quote:2}}. With {{answer:4}} as a plan it will go on.",
      steps: [{ text: "Write down what stalled.", horizon: "week" }],
    },
    { key: "choose-what-should-grow", when: { rules: [{ score: "", op: "atLeast", value: 75 }] } },
  ]);
});

const BAD_CARDS: [string, object][] = [
  ["a question that is not there", { rules: [rule({ question: 9, op: "answered" })] }],
  ["an option that is not there", { rules: [rule({ question: 4, values: ["Maybe"] })] }],
  [
    "a dimension that is not there",
    { rules: [rule({ about: "value", dimension: "x", op: "atMost", values: ["50"] })] },
  ],
  ["a band that is not there", { rules: [rule({ about: "band", dimension: "whole", values: ["Great"] })] }],
  [
    "a value that is no number",
    { rules: [rule({ about: "value", dimension: "whole", op: "atMost", values: ["low"] })] },
  ],
  ["no rules", { rules: [] }],
  [
    "rules that can never hold",
    { rules: [rule({ op: "atMost", values: ["1"] }), rule({ op: "atLeast", values: ["5"] })] },
  ],
  ["an answer of a question that is not there in its text", { why: "You answered {{quote:77}}." }],
  ["a placeholder that is none", { why: "You answered {{quote:two}}." }],
  ["a placeholder in its title", { title: "You said {{answer:2}}" }],
  ["a strength over an open question", { kind: "strength", rules: [rule({ question: 1, op: "answered" })] }],
  ["an effort of nine", { effort: 9 }],
  ["no reason", { why: " " }],
  ["another form", { kind: "praise" }],
];

test.each(BAD_CARDS)("a card with %s is left out, and the rest of the draft is kept", async (_, more) => {
  const { fake, result } = await draft({ reply: inTurn(cardsWith(more)) });
  expect(fake.requests).toHaveLength(1);
  expect(result.suggestion.cards.map(({ title }) => title)).toEqual(["Choose what should grow"]);
  expect(result.suggestion.questions).toHaveLength(5);
});

test("an unknown dimension, a repeated card or invalid cards don't make a draft unusable", async () => {
  const cardsOf = async (change: (sensible: ReturnType<typeof draftOf>) => unknown) =>
    (await draft({ reply: inTurn(change) })).result.suggestion.cards;
  expect((await cardsOf(cardsWith({ dimension: "other" })))[0]?.dimension).toBeNull();
  expect(await cardsOf(cardsWith({ title: "Choose what should grow" }))).toHaveLength(1);
  expect(await cardsOf((sensible) => ({ ...sensible, cards: "none" }))).toEqual([]);
});

const questionsWith = (more: object) => (sensible: ReturnType<typeof draftOf>) => ({
  ...sensible,
  questions: sensible.questions.map((one) => ({ ...one, ...more })),
});
const LIBRARY = BANDS.map(({ name }) => name);
const UNSPOILT: {
  dimensions: string[];
  labels: number;
  points: number;
  directions: number;
  bands: string[];
} = {
  dimensions: ["work", "plan"],
  labels: 1,
  points: 1,
  directions: 2,
  bands: ["Low", "High"],
};
const SPOILT: [string, (sensible: ReturnType<typeof draftOf>) => unknown, Partial<typeof UNSPOILT>][] = [
  [
    "points for other options",
    questionsWith({ points: [1, 2, 3] }),
    { points: 0, dimensions: ["work", "plan"] },
  ],
  ["points that are all one", questionsWith({ points: [1, 1] }), { points: 0 }],
  ["points that are no numbers", questionsWith({ points: ["a", "b"] }), { points: 0 }],
  ["four labels", questionsWith({ scaleLabels: ["1", "2", "3", "4"] }), { labels: 0 }],
  ["a direction nobody knows", questionsWith({ highIs: "great" }), { directions: 0 }],
  ["a short name that is long", questionsWith({ shortName: "x".repeat(25) }), {}],
  ["a dimension nobody described", questionsWith({ dimension: "other" }), { dimensions: [] }],
  [
    "a key that is none",
    (draft) => ({ ...draft, dimensions: [{ key: "Work!", name: "W", description: "" }] }),
    { dimensions: [] },
  ],
  [
    "a key twice",
    (draft) => ({
      ...draft,
      dimensions: [1, 2].map((n) => ({ key: "work", name: `W${n}`, description: "" })),
    }),
    { dimensions: ["work"] },
  ],
  [
    "bands that fall",
    (draft) => ({ ...draft, bands: [50, 0].map((from) => ({ from, name: "B", text: "" })) }),
    { bands: LIBRARY },
  ],
  ["bands that are none", (draft) => ({ ...draft, bands: "none" }), { bands: LIBRARY }],
  [
    "no word about scores",
    ({ title, description, resultsAnalysisPrompt, questions }: Record<string, unknown>) => ({
      title,
      description,
      resultsAnalysisPrompt,
      questions: (questions as Record<string, unknown>[]).map(
        ({ questionText, questionType, options, isRequired, analysisPrompt }) => ({
          questionText,
          questionType,
          options,
          isRequired,
          analysisPrompt,
        }),
      ),
    }),
    { dimensions: [], labels: 0, points: 0, directions: 0 },
  ],
];

test.each(SPOILT)("in a draft with %s, only that part is left out", async (_, spoil, but) => {
  const { fake, result } = await draft({ reply: inTurn(spoil) });
  expect(fake.requests).toHaveLength(1);
  const { questions, scoring } = result.suggestion;
  const count = (field: "scaleLabels" | "points" | "highIs") =>
    questions.filter((one) => one[field] !== null).length;
  const expected = { ...UNSPOILT, ...but };
  expect(questions).toHaveLength(5);
  expect({
    dimensions: scoring?.dimensions.map(({ key }) => key) ?? [],
    labels: count("scaleLabels"),
    points: count("points"),
    directions: count("highIs"),
    bands: expected.bands,
  }).toEqual(expected);
  if (scoring) expect(scoring.bands.map(({ name }) => name)).toEqual(expected.bands);
  const accepted = acceptedDraft.parse(result.suggestion);
  expect(readTemplateFile(templateFile({ ...accepted, isActive: false, language: null }))).toMatchObject({
    ok: true,
  });
});

test("after a second unusable draft the built-in library is used", async () => {
  const { fake, result } = await draft({ reply: () => ({ title: "" }) });
  expect(fake.requests).toHaveLength(2);
  expect(result.by).toBe("built-in");
  expect(result.suggestion.title).toBe("Hiring and onboarding check");
});

test("markup and hidden characters are removed from a model's draft", async () => {
  const { result } = await draft({
    reply: inTurn((sensible) => ({
      ...sensible,
      title: "Check <img src=x>\u202e ![y](https://evil.example)",
    })),
  });
  expect(result.suggestion.title).toBe("Check y");
});

async function world() {
  const assistant = new ScriptedAssistant();
  const server = await testServer({ assistant });
  return { server, assistant, admin: await server.admin() };
}

const call = (agent: Agent, procedure: string, payload: object) =>
  agent.send({ method: "POST", url: `/trpc/admin.templateDrafts.${procedure}`, payload });

test("a suggestion stores nothing, and creating it gives an inactive template with all questions", async () => {
  const { assistant, admin } = await world();
  const suggested = await call(admin, "suggest", { description: `  ${WISH} ` });
  expect(suggested.status).toBe(200);
  expect(assistant.descriptions).toEqual([WISH]);
  expect((await admin.get("/admin/assessment-templates")).body).toEqual([]);

  const { by, ...draftToTake } = suggested.body.result.data.json;
  expect(by).toBe("ai");
  const created = await call(admin, "create", { ...draftToTake, isActive: true });
  expect(created.status).toBe(200);
  const [template] = (await admin.get("/admin/assessment-templates")).body;
  expect(template).toMatchObject({ title: "Scripted check", isActive: false, questionCount: 3 });
  const { body: questions } = await admin.get(`/admin/assessments/${template.id}/questions`);
  expect(questions).toMatchObject(assistant.suggestion.questions);
});

test("a short description is refused with an explanation, and so is the 31st draft within an hour", async () => {
  const { assistant, admin } = await world();
  const short = await call(admin, "suggest", { description: "cash" });
  expect(short.status).toBe(400);
  expect(JSON.stringify(short.body)).toContain("Describe what you want to find out in at least one sentence");
  for (let count = 0; count < 30; count += 1) await call(admin, "suggest", { description: WISH });
  expect((await call(admin, "suggest", { description: WISH })).status).toBe(429);
  expect(assistant.descriptions).toHaveLength(30);
});

test("a failing assistant gives an error without the inner cause", async () => {
  const { assistant, admin } = await world();
  assistant.isDown = true;
  const failed = await call(admin, "suggest", { description: WISH });
  expect(failed.status).toBe(502);
  expect(JSON.stringify(failed.body)).not.toContain("down");
});
