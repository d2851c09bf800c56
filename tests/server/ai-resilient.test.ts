import { afterEach, expect, test } from "vitest";
import { composeAdvice } from "#server/advice/compose";
import { type Assistant, AssistantError, CrowdedError } from "#server/assistant/assistant";
import { ORGANIZATION } from "#server/assistant/budget-owner";
import { createBuiltIn } from "#server/assistant/built-in/built-in";
import { createFallbackAssistant } from "#server/assistant/fallback-assistant";
import { createModelConcurrency } from "#server/assistant/model/model-concurrency";
import { createTokenUsage } from "#server/assistant/token-usage";
import { type CircuitBreaker, createCircuitBreaker } from "#server/lib/circuit-breaker";
import { statementFrom } from "#tests/fakes/anthropic-replies";
import { type Script, startAnthropicServer } from "#tests/fakes/anthropic-server";
import { FakeClock } from "#tests/fakes/clock";
import type { Mode } from "#tests/fakes/model-server";
import { adviceRequest, answered, drain, neverAborted, turn } from "#tests/helpers/assistant";
import { testDatabase } from "#tests/helpers/database";
import { modelAssistant } from "#tests/helpers/model-assistant";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function setup(script: Script = {}, dailyTokens = 1_000_000, concurrency = createModelConcurrency(8)) {
  const server = await startAnthropicServer(script);
  const { db, close } = testDatabase();
  cleanUps.push(() => server.close(), close);
  const clock = new FakeClock();
  const tokenUsage = createTokenUsage({ db, clock, dailyTokens });
  const breaker: CircuitBreaker = createCircuitBreaker(clock);
  // Short only for modes that wait for the limit, and long enough for a busy machine to start.
  const limit = script.mode === "hang" || script.mode === "stall" ? 1_000 : 20_000;
  const claude = modelAssistant({
    url: server.url,
    tokenUsage,
    limits: { judge: limit, advice: limit, check: limit },
    concurrency,
  });
  const assistant = createFallbackAssistant({
    model: claude,
    mayServe: async () => true,
    builtIn: createBuiltIn(),
    breaker,
    tokenUsage,
  });
  return { assistant, server, clock, breaker, tokenUsage };
}

/** Whether a model returned a verdict. Without one, the rules decide where the turn is handled. */
const judged = async (assistant: Assistant, by = turn("a b c")) =>
  drain(assistant.judge(by, neverAborted())).then(
    ({ result }) => result.by === "ai",
    (error: unknown) => {
      expect(error).toBeInstanceOf(AssistantError);
      return false;
    },
  );

const answers = [
  answered({ id: 11, answer: "Spare parts arrive late." }),
  answered({ id: 12, order: 2, type: "rating", text: "How is your cash?", answer: "2" }),
];

test("a working model is used, and its tokens are counted", async () => {
  const { assistant, tokenUsage } = await setup({}, 1_000);
  expect(await assistant.authorFor(ORGANIZATION)).toBe("ai");
  const { text, result } = await drain(assistant.judge(turn("We repair bicycles."), neverAborted()));
  expect(result).toMatchObject({ by: "ai", kind: "answer", response: text });
  expect(await tokenUsage.hasBudget(ORGANIZATION)).toBe(false);
});

const BEFORE_TEXT: Mode[] = ["error500", "overloaded529", "reset", "html", "hang", "empty"];
const AMID_TEXT: Mode[] = ["cut", "stall", "refusal", "max_tokens", "garbage"];

test.each([...BEFORE_TEXT, ...AMID_TEXT])(
  "when the model fails with %s, there is no verdict",
  async (mode) => {
    const { assistant } = await setup({ mode });
    expect(await judged(assistant)).toBe(false);
  },
);

test.each<Mode>(["error500", "cut"])(
  "recommendations are written by the built-in assistant when the model fails with %s",
  async (mode) => {
    const { assistant } = await setup({ mode });
    const { result } = await drain(assistant.recommend(adviceRequest(answers), neverAborted()));
    expect(result.by).toBe("built-in");
    expect(result.advice).toEqual(composeAdvice(adviceRequest(answers).context));
  },
);

test("after five failures the model is paused for 30 seconds", async () => {
  const { assistant, server, clock } = await setup({ mode: "garbage" });
  for (let call = 0; call < 5; call += 1) await judged(assistant);
  // Each of the five replies was corrected once.
  expect(server.requests).toHaveLength(10);
  expect(await assistant.authorFor(ORGANIZATION)).toBe("built-in");
  expect(await judged(assistant)).toBe(false);
  expect(server.requests).toHaveLength(10);
  server.setMode("ok");
  clock.advance(30_000);
  expect(await assistant.authorFor(ORGANIZATION)).toBe("ai");
  expect(await judged(assistant)).toBe(true);
});

test("with the day's budget spent, no call is made until the next day", async () => {
  const { assistant, server, clock } = await setup({}, 500);
  expect(await judged(assistant)).toBe(true);
  expect(await judged(assistant)).toBe(false);
  expect(await assistant.authorFor(ORGANIZATION)).toBe("built-in");
  expect(server.requests).toHaveLength(1);
  clock.advance(86_400_000);
  expect(await assistant.authorFor(ORGANIZATION)).toBe("ai");
  expect(await judged(assistant)).toBe(true);
});

test("a caller who leaves is no failure of the model and gets no other reply", async () => {
  const { assistant, breaker } = await setup({ mode: "stall" });
  for (let call = 0; call < 6; call += 1) {
    const caller = new AbortController();
    const reply = assistant.judge(turn("We repair bicycles."), caller.signal);
    await reply.next();
    caller.abort(new Error("tab closed"));
    const rest = drain(reply);
    await expect(rest).rejects.toThrow("tab closed");
    await expect(rest).rejects.not.toBeInstanceOf(AssistantError);
  }
  expect(breaker.isOpen()).toBe(false);
});

test.each([
  ["sends a reply back for ever", { kind: "abuse" }],
  ["takes what cannot be stored", { answer: "skip" }],
])("one participant who makes the model fail (it %s) doesn't pause it for others", async (_, verdict) => {
  const { assistant, server } = await setup({
    reply: () => ({ kind: "answer", answer: null, corrects: null, response: "Hm.", ...verdict }),
  });
  const stubborn = turn("hm", {}, { refusals: 2 });
  for (let call = 0; call < 6; call += 1) await judged(assistant, stubborn);
  expect(server.requests).toHaveLength(6);
  expect(await assistant.authorFor(ORGANIZATION)).toBe("ai");
});

test("recommendations without evidence don't pause the model for others", async () => {
  const reply = { facts: [], standing: [], items: [], notes: [statementFrom("Nobody said this.", 9)] };
  const { assistant, server } = await setup({ reply: () => reply });
  for (let call = 0; call < 6; call += 1) {
    const { result } = await drain(assistant.recommend(adviceRequest(answers), neverAborted()));
    expect(result.by).toBe("built-in");
  }
  expect(server.requests).toHaveLength(6);
  expect(await assistant.authorFor(ORGANIZATION)).toBe("ai");
});

test("refusals, which a participant can provoke, don't pause the model for others", async () => {
  const { assistant, server } = await setup({ mode: "refusal" });
  for (let call = 0; call < 6; call += 1) await judged(assistant);
  expect(server.requests).toHaveLength(6);
  expect(await assistant.authorFor(ORGANIZATION)).toBe("ai");
});

test("callers waiting for a slot when the budget runs out get no call, and that is no failure", async () => {
  const { assistant, server, breaker } = await setup({}, 500, createModelConcurrency(1));
  const crowd = Array.from({ length: 7 }, () => judged(assistant));
  expect((await Promise.all(crowd)).filter((isJudged) => isJudged)).toHaveLength(1);
  expect(server.requests).toHaveLength(1);
  expect(breaker.isOpen()).toBe(false);
});

test("a caller who waited in vain learns that the model is busy, and the next call is made", async () => {
  const { assistant, breaker } = await setup({}, 1_000_000, createModelConcurrency(1, 50));
  const first = assistant.judge(turn("holds the place"), neverAborted());
  await first.next();
  for (let crowd = 0; crowd < 5; crowd++) {
    await expect(drain(assistant.judge(turn("We repair bicycles."), neverAborted()))).rejects.toThrow(
      CrowdedError,
    );
  }
  expect(breaker.isOpen()).toBe(false);
  await first.return({ kind: "off-topic", answer: null, correction: null, response: "", by: "ai" });
  const { result } = await drain(assistant.judge(turn("We repair bicycles."), neverAborted()));
  expect(result.by).toBe("ai");
});
