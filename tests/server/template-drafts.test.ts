import { expect, onTestFinished, test } from "vitest";
import { createBuiltIn } from "#server/assistant/built-in/built-in";
import { createClaude } from "#server/assistant/claude/claude";
import { createResilientAssistant } from "#server/assistant/resilient";
import { createBreaker } from "#server/kernel/breaker";
import { type MessagesRequest, sensibleReply, wordsOf } from "#tests/fakes/anthropic-replies";
import { type Script, startAnthropicServer } from "#tests/fakes/anthropic-server";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { FakeClock } from "#tests/fakes/clock";
import { drained, never } from "#tests/helpers/assistant";
import { type Agent, testServer } from "#tests/helpers/server";

const WISH = "How well our onboarding works for new colleagues";

async function draft(script: Script) {
  const fake = await startAnthropicServer(script);
  onTestFinished(() => fake.close());
  const meter = { record: async () => undefined, hasBudget: async () => true, hadBudget: true };
  const claude = createClaude(
    { apiKey: "key", baseUrl: fake.url, chatModel: "small", adviceModel: "large", callsAtOnce: 8 },
    { meter, limits: { judge: 4_000, advice: 8_000 } },
  );
  const breaker = createBreaker(new FakeClock());
  const assistant = createResilientAssistant({ claude, builtIn: createBuiltIn(), breaker, meter });
  const { result } = await drained(assistant.draftTemplate(WISH, never()));
  return { fake, result };
}

/** Replies in turn; the last one again and again. */
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

test("a model drafts a template from the description, which goes to it as data", async () => {
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

test.each(UNUSABLE)("a draft with %s is asked for once more", async (_, spoil) => {
  const { fake, result } = await draft({ reply: inTurn(spoil, (sensible) => sensible) });
  expect(fake.requests).toHaveLength(2);
  expect(result.by).toBe("ai");
});

test("after a second unusable draft the library serves", async () => {
  const { fake, result } = await draft({ reply: () => ({ title: "" }) });
  expect(fake.requests).toHaveLength(2);
  expect(result.by).toBe("built-in");
  expect(result.suggestion.title).toBe("Hiring and onboarding check");
});

test("markup and hidden characters of a model's draft reach nobody", async () => {
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

test("a suggestion stores nothing, and what is made of it is inactive with all its questions", async () => {
  const { assistant, admin } = await world();
  const suggested = await call(admin, "suggest", { description: `  ${WISH} ` });
  expect(suggested.status).toBe(200);
  expect(assistant.descriptions).toEqual([WISH]);
  expect((await admin.get("/admin/assessment-templates")).body).toEqual([]);

  const { by, ...draftToTake } = suggested.body.result.data.json;
  expect(by).toBe("ai");
  const made = await call(admin, "create", { ...draftToTake, isActive: true });
  expect(made.status).toBe(200);
  const [template] = (await admin.get("/admin/assessment-templates")).body;
  expect(template).toMatchObject({ title: "Scripted check", isActive: false, questionCount: 3 });
  const { body: questions } = await admin.get(`/admin/assessments/${template.id}/questions`);
  expect(questions).toMatchObject(assistant.suggestion.questions);
});

test("too short a description is refused with what to do, and the 31st draft within an hour as well", async () => {
  const { assistant, admin } = await world();
  const short = await call(admin, "suggest", { description: "cash" });
  expect(short.status).toBe(400);
  expect(JSON.stringify(short.body)).toContain("Please describe in a sentence what you want to find out");
  for (let count = 0; count < 30; count += 1) await call(admin, "suggest", { description: WISH });
  expect((await call(admin, "suggest", { description: WISH })).status).toBe(429);
  expect(assistant.descriptions).toHaveLength(30);
});

test("an assistant that cannot draft is a failure that names no inner cause", async () => {
  const { assistant, admin } = await world();
  assistant.isDown = true;
  const failed = await call(admin, "suggest", { description: WISH });
  expect(failed.status).toBe(502);
  expect(JSON.stringify(failed.body)).not.toContain("down");
});
