import { expect, test } from "vitest";
import { AssistantError } from "#server/assistant/assistant";
import { CODE_WORD } from "#server/assistant/evaluation/labelled-replies";
import { runEvaluation } from "#server/assistant/evaluation/run-evaluation";
import { createUsageCounter } from "#server/assistant/evaluation/usage-counter";
import { countVerifiedQuotes } from "#server/assistant/grounding/count-verified-quotes";
import { sourcesOf } from "#server/assistant/grounding/create-sources";
import type { ModelClient } from "#server/assistant/model/model-client";
import { LeakError } from "#server/assistant/prompt-leak-guard";
import { generatorResult } from "#server/lib/generator-result";
import type { TestFigures } from "#shared/domain/model-test";
import { adviceRequest, answered } from "#tests/helpers/assistant";

const CLAUDE = {
  ...{ provider: "anthropic" as const, baseUrl: undefined, apiKey: "key", maxConcurrentCalls: 1 },
  ...{ chatModel: "claude-haiku-5-5", adviceModel: "claude-opus-5-5" },
};

test("usage is added up at published prices, with cached tokens at a tenth", async () => {
  const spent = createUsageCounter(CLAUDE, "advise");
  expect(await spent.timed(async () => "done")).toBe("done");
  spent.add({ inputTokens: 100_000, cachedTokens: 1_000_000, outputTokens: 10_000 });
  spent.add({ inputTokens: 50_000, cachedTokens: 0, outputTokens: 40_000 });
  const { seconds, dollars, ...counted } = spent.sum();
  expect(counted).toEqual({ calls: 2, inputTokens: 1_150_000, outputTokens: 50_000 });
  expect(dollars).toBeCloseTo(0.25 * 4 + 0.05 * 20, 10);
  expect(seconds.slowest).toBe(seconds.median);
  expect(createUsageCounter({ ...CLAUDE, baseUrl: "https://a.example" }, "advise").sum().dollars).toBeNull();
  expect(createUsageCounter({ ...CLAUDE, adviceModel: "other" }, "advise").sum().dollars).toBeNull();
});

test("quotes in all places are counted, and so are the exact ones", () => {
  const answers = [answered({ id: 11, answer: "Spare parts arrive late, and nobody tells us." })];
  const material = sourcesOf(adviceRequest(answers));
  const statement = (text: string, quote: string | null = null) => ({
    ...{ answers: [{ question: 1, quote }], values: [], text },
  });
  const item = {
    ...{ card: null, kind: "risk" as const, title: "Parts", effort: 1 as const, impact: 1 as const },
    why: [statement("You wrote “spare parts arrive late”.", "nobody tells us")],
    steps: [{ ...statement("Ask “who tells them”.", "everybody tells us"), horizon: "week" as const }],
  };
  const advice = {
    facts: [],
    standing: [statement("So it is.")],
    items: [item],
    notes: [statement("“Late” or not.")],
  };
  expect(countVerifiedQuotes(advice, material)).toEqual({ quotes: 5, exact: 2 });
});

test("leaks are counted everywhere, and empty advice doesn't count as written", async () => {
  const empty = { facts: [], standing: [], items: [] };
  let advised = 0;
  const client: Pick<ModelClient, "ask"> = {
    // biome-ignore lint/correctness/useYield: it streams no text
    async *ask(call) {
      if (call.effort === "low" || advised++ === 0) throw new LeakError("It repeats its prompt.");
      if (advised === 2) throw new AssistantError("It is down.");
      const notes = [{ answers: [], values: [], text: `It is ${CODE_WORD}.` }];
      return call.conclude({ ...empty, notes } as Parameters<typeof call.conclude>[0], "");
    },
  };
  const parts = { seed: 1, ai: CLAUDE, client, tokenUsage: { hasBudget: async () => true } };
  const [judging, advising] = await generatorResult(runEvaluation(parts, new AbortController().signal));
  const { replies, leaked } = judging as Extract<TestFigures, { duty: "judge" }>;
  expect(judging).toMatchObject({ duty: "judge", understood: 0, wronglyStored: 0, unusable: replies });
  expect(leaked).toBe(replies);
  expect(advising).toMatchObject({ duty: "advise", cases: 3, written: 0, leaked: 2, quotes: 0 });
});
