import { afterEach, expect, test } from "vitest";
import { composeAdvice } from "#server/advice/compose";
import { adviceMarkdown } from "#server/advice/markdown";
import { type Assistant, AssistantError, CrowdedError, ProvokedError } from "#server/assistant/assistant";
import { ORGANIZATION } from "#server/assistant/budget-owner";
import { createModelConcurrency } from "#server/assistant/model/model-concurrency";
import type { AiCall } from "#server/assistant/token-usage";
import { statementFrom } from "#tests/fakes/anthropic-replies";
import { type AnthropicServer, type Script, startAnthropicServer } from "#tests/fakes/anthropic-server";
import type { Mode } from "#tests/fakes/model-server";
import { adviceRequest, answered, drain, neverAborted, turn } from "#tests/helpers/assistant";
import { modelAssistant } from "#tests/helpers/model-assistant";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

interface Setup {
  claude: Assistant;
  server: AnthropicServer;
  used: AiCall[];
  logged: string[];
}

async function setup(
  script: Script = {},
  limit = 4_000,
  concurrency = createModelConcurrency(8),
): Promise<Setup> {
  const server = await startAnthropicServer(script);
  cleanUps.push(() => server.close());
  const used: AiCall[] = [];
  const logged: string[] = [];
  const claude = modelAssistant({
    url: server.url,
    tokenUsage: { record: async (usage) => void used.push(usage) },
    log: { warn: (details, message) => void logged.push(JSON.stringify(details) + message) },
    limits: { judge: limit, advice: limit, check: limit },
    concurrency,
  });
  return { claude, server, used, logged };
}

const answers = [
  answered({ id: 11, answer: "Spare parts arrive late." }),
  answered({ id: 12, order: 2, type: "rating", text: "How is your cash?", answer: "2" }),
];

test("the streamed text of a verdict equals the final response", async () => {
  const { claude, used } = await setup();
  const { pieces, text, result } = await drain(claude.judge(turn("We repair bicycles."), neverAborted()));
  expect(pieces.length).toBeGreaterThan(3);
  expect(result).toEqual({
    kind: "answer",
    answer: "We repair bicycles.",
    correction: null,
    response: text,
    by: "ai",
  });
  expect(used).toEqual([
    {
      receipt: { attemptId: 1, purpose: "judge" },
      budgetOwner: ORGANIZATION,
      model: "small",
      isUsed: true,
      sent: ["assessment", "question", "reply"],
      inputTokens: 120,
      cachedTokens: 900,
      outputTokens: expect.any(Number),
    },
  ]);
});

test("text arrives while the model is writing, and leaving stops the model", async () => {
  const { claude, server } = await setup({ delay: 20 });
  const reply = claude.judge(turn("We repair bicycles."), neverAborted());
  const first = await reply.next();
  expect(first.done).toBe(false);
  expect(server.aborted).toBe(0);
  await reply.return({ kind: "off-topic", answer: null, correction: null, response: "", by: "ai" });
  await expect.poll(() => server.aborted).toBe(1);
});

test("a reply that does not answer is sent back and stores nothing", async () => {
  const { claude } = await setup();
  const { result } = await drain(claude.judge(turn("banana"), neverAborted()));
  expect(result).toMatchObject({ kind: "cannot-say", answer: null, by: "ai" });
});

test("ratings and options are understood and checked", async () => {
  const { claude } = await setup();
  const rating = await drain(claude.judge(turn("say a 4", { type: "rating" }), neverAborted()));
  expect(rating.result).toMatchObject({ kind: "answer", answer: "4" });
  const options = ["Sales", "IT"];
  const choice = await drain(
    claude.judge(turn("our sales", { type: "multiple_choice", options }), neverAborted()),
  );
  expect(choice.result).toMatchObject({ kind: "answer", answer: "Sales" });
});

test("a verdict that breaks the question's rules is a failure of the model", async () => {
  const { claude } = await setup({
    reply: () => ({ kind: "answer", answer: "6", corrects: null, response: "Fine." }),
  });
  const reply = drain(claude.judge(turn("six", { type: "rating" }), neverAborted()));
  await expect(reply).rejects.toThrow(AssistantError);
});

test("markup and hidden characters are removed from replies", async () => {
  const response = "Hello ![x](https://evil.example/?q=1) <img src=y>\u202e[log in](https://evil.example)";
  const { claude } = await setup({
    reply: () => ({ kind: "answer", answer: "a", corrects: null, response }),
  });
  const { text, result } = await drain(claude.judge(turn("An answer."), neverAborted()));
  expect(text).not.toMatch(/evil|<img|\u202e/);
  expect(result.response).toBe(text.trim());
});

test("the author's sentences are streamed, and the checked model's replace them", async () => {
  const { claude, used } = await setup();
  const request = adviceRequest(answers);
  const { pieces, result } = await drain(claude.recommend(request, neverAborted()));
  expect(pieces).toEqual([adviceMarkdown(composeAdvice(request.context), request.context)]);
  expect(result.by).toBe("ai");
  expect(result.advice.items).toHaveLength(2);
  expect(used).toMatchObject([
    { isUsed: true, sent: ["assessment", "questions", "answers"] },
    { isUsed: true, sent: ["questions", "answers", "sentences"] },
  ]);
});

test("a model whose advice is all unsupported counts as unused on the receipt", async () => {
  const reply = { facts: [], standing: [statementFrom("You lose 37 % of it.", 1)], items: [], notes: [] };
  const { claude, used } = await setup({ reply: () => reply });
  await expect(drain(claude.recommend(adviceRequest(answers), neverAborted()))).rejects.toThrow(
    ProvokedError,
  );
  expect(used).toMatchObject([{ isUsed: false, outputTokens: expect.any(Number) }]);
});

const TROUBLES: Mode[] = [
  "error500",
  "overloaded529",
  "rate429",
  "reset",
  "html",
  "refusal",
  "max_tokens",
  "garbage",
  "empty",
  "silent",
  "cut",
  "huge",
];

test.each(TROUBLES)(
  "%s is an AssistantError in our own words, for verdicts and recommendations",
  async (mode) => {
    const { claude, logged } = await setup({ mode });
    const outcomes = await Promise.allSettled([
      drain(claude.judge(turn("We repair bicycles."), neverAborted())),
      drain(claude.recommend(adviceRequest(answers), neverAborted())),
    ]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(AssistantError) });
      expect(String(Object(outcome).reason)).not.toContain("upstream");
    }
    expect(logged.join()).not.toMatch(/upstream|bicycles|Spare/);
  },
);

test.each<Mode>(["hang", "stall"])("%s ends at the time limit, and so does the connection", async (mode) => {
  const { claude, server } = await setup({ mode }, 400);
  await expect(drain(claude.judge(turn("We repair bicycles."), neverAborted()))).rejects.toThrow(
    "took too long",
  );
  await expect.poll(() => server.aborted).toBe(server.requests.length);
});

test("a failing server is retried once", async () => {
  const { claude, server } = await setup({ mode: "error500" });
  await expect(drain(claude.judge(turn("a b c"), neverAborted()))).rejects.toThrow(AssistantError);
  expect(server.requests).toHaveLength(2);
});

test("a caller who leaves gets its own reason back and stops the model", async () => {
  const { claude, server } = await setup({ mode: "stall" });
  const caller = new AbortController();
  const reply = drain(claude.judge(turn("We repair bicycles."), caller.signal));
  await expect.poll(() => server.requests).toHaveLength(1);
  caller.abort(new Error("tab closed"));
  await expect(reply).rejects.toThrow("tab closed");
  await expect.poll(() => server.aborted).toBe(1);
});

test("tokens of a broken-off reply are counted", async () => {
  const { claude, used } = await setup({ mode: "cut" });
  await expect(drain(claude.judge(turn("a b c"), neverAborted()))).rejects.toThrow(AssistantError);
  expect(used).toMatchObject([{ isUsed: false, inputTokens: 120, cachedTokens: 900 }]);
  expect(used[0]?.outputTokens).toBeGreaterThan(0);
});

test("a concurrency slot is released after success, failure and leaving early", async () => {
  const { claude, server } = await setup({}, 4_000, createModelConcurrency(1, 100));
  const early = claude.judge(turn("leaves early"), neverAborted());
  await early.next();
  await early.return({ kind: "off-topic", answer: null, correction: null, response: "", by: "ai" });
  server.setMode("garbage");
  await expect(drain(claude.judge(turn("fails"), neverAborted()))).rejects.toThrow("form");
  server.setMode("ok");
  await expect(drain(claude.judge(turn("succeeds"), neverAborted()))).resolves.toMatchObject({
    result: { by: "ai" },
  });
});

test("a call that waits for a slot is told so, keeps its time limit, and gives up in time", async () => {
  const { claude } = await setup({}, 4_000, createModelConcurrency(1, 400, 20));
  const first = claude.judge(turn("holds the place"), neverAborted());
  await first.next();
  let waitingNotices = 0;
  const waiting = drain(
    claude.judge({ ...turn("waits"), onWaiting: () => void waitingNotices++ }, neverAborted()),
  );
  await expect(waiting).rejects.toThrow(CrowdedError);
  expect(waitingNotices).toBe(1);
  const next = drain(claude.judge(turn("comes in time"), neverAborted()));
  await first.return({ kind: "off-topic", answer: null, correction: null, response: "", by: "ai" });
  await expect(next).resolves.toMatchObject({ result: { by: "ai" } });
});
