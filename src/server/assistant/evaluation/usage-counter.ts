import type { Duty, TestFigures } from "#shared/domain/model-test";
import type { AiConfig } from "../../config";
import type { Usage } from "../token-usage";
import { isKnown, modelFingerprint } from "./model-fingerprint";

/** US dollars per million tokens, as published in November 2026. Other prices aren't known. */
const PRICES: Readonly<Record<string, { input: number; output: number }>> = {
  "claude-haiku-5-5": { input: 0.1, output: 0.5 },
  "claude-sonnet-5-5": { input: 2, output: 10 },
  "claude-opus-5-5": { input: 4, output: 20 },
};
/** Tokens from the provider's cache cost a tenth. */
const CACHED_PRICE_FACTOR = 0.1;
const MILLION = 1_000_000;

type UsageSummary = Pick<TestFigures, "calls" | "seconds" | "inputTokens" | "outputTokens" | "dollars">;

/** Sums the tokens, time and cost of a test's calls. */
export function createUsageCounter(ai: AiConfig, duty: Duty) {
  const price = isKnown(ai) ? PRICES[modelFingerprint(ai, duty).model] : undefined;
  const seconds: number[] = [];
  let calls = 0;
  let used: Usage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

  return {
    add(usage: Usage): void {
      calls += 1;
      used = {
        inputTokens: used.inputTokens + usage.inputTokens,
        cachedTokens: used.cachedTokens + usage.cachedTokens,
        outputTokens: used.outputTokens + usage.outputTokens,
      };
    },
    /** Measures work that a person would wait for. */
    async timed<Result>(work: () => Promise<Result>): Promise<Result> {
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        seconds.push((performance.now() - startedAt) / 1_000);
      }
    },
    sum(): UsageSummary {
      const { inputTokens, cachedTokens, outputTokens } = used;
      const sorted = [...seconds].sort((one, other) => one - other);
      return {
        calls,
        seconds: { median: sorted[sorted.length >> 1] ?? 0, slowest: sorted.at(-1) ?? 0 },
        inputTokens: inputTokens + cachedTokens,
        outputTokens,
        dollars: price
          ? ((inputTokens + CACHED_PRICE_FACTOR * cachedTokens) * price.input + outputTokens * price.output) /
            MILLION
          : null,
      };
    },
  };
}
