import { setTimeout as wait } from "node:timers/promises";
import { DUTIES, type Duty, MAX_WRONG, TEST_VERSION, type TestFigures } from "#shared/domain/model-test";
import { parseAnswer } from "../../answer-parser/parse-answer";
import type { AiConfig } from "../../config";
import { generatorResult } from "../../lib/generator-result";
import { type AdviceRequest, AssistantError, PausedError, type Verdict } from "../assistant";
import { ORGANIZATION } from "../budget-owner";
import type { ModelAdvice } from "../grounding/advice-schema";
import type { Claim } from "../grounding/claims";
import { countVerifiedQuotes } from "../grounding/count-verified-quotes";
import { sourcesOf } from "../grounding/create-sources";
import { claimsIn } from "../grounding/filter-grounded";
import type { Sources } from "../grounding/sources";
import type { ModelClient } from "../model/model-client";
import { ModelFaultError } from "../model/model-fault";
import type { ModelRequest } from "../model/model-request";
import { adviceRequest, answerRequest, newBoundary, textOfClaims } from "../model/model-requests";
import { LOADING_TIME, TIME_LIMITS } from "../model/time-limits";
import { LeakError } from "../prompt-leak-guard";
import type { TokenUsage } from "../token-usage";
import { isSame, storedByBoth } from "../two-readers";
import { adviceCases } from "./advice-cases";
import type { TestItem } from "./generate-items";
import { CODE_WORD } from "./labelled-replies";
import { modelFingerprint } from "./model-fingerprint";
import { TEST_ITEMS, testItems, turnOf } from "./test-items";
import { createUsageCounter } from "./usage-counter";

/** Longest wait for a busy server, in milliseconds. */
const MAX_PAUSE = 60_000;
/** After this many waits, a reply counts as unusable. */
const MAX_PAUSES = 5;
/** After this many calls in a row without a usable reply, the test ends. */
const MAX_UNUSABLE_CALLS = 5;

export interface EvaluationProgress {
  duty: Duty;
  done: number;
  total: number;
}

interface EvaluationParts {
  /** The seed of the items that are new in this test. */
  seed: number;
  ai: AiConfig;
  client: Pick<ModelClient, "ask">;
  tokenUsage: Pick<TokenUsage, "hasBudget">;
}

export const NO_PROGRESS: EvaluationProgress = { duty: "judge", done: 0, total: TEST_ITEMS };

/**
 * Tests the configured model in both duties, one call at a time, on no one's share of the budget (decisions 0076 and
 * 0132). Yields its progress and the figures of each duty. Throws AssistantError after several calls in a row without a
 * usable reply or if the daily budget is used up, and the signal's reason when it aborts.
 */
export async function* runEvaluation(
  parts: EvaluationParts,
  signal: AbortSignal,
): AsyncGenerator<EvaluationProgress | TestFigures, TestFigures[]> {
  const allFigures: TestFigures[] = [];
  for (const duty of DUTIES) {
    const figures = yield* duty === "judge" ? evaluateJudge(parts, signal) : evaluateAdvice(parts, signal);
    allFigures.push(figures);
    yield figures;
  }
  return allFigures;
}

async function* evaluateJudge({ seed, ai, client, tokenUsage }: EvaluationParts, signal: AbortSignal) {
  const usageCounter = createUsageCounter(ai, "judge");
  const askModel = timedCalls(client, usageCounter, signal);
  const { model } = modelFingerprint(ai, "judge");
  const counts = { replies: 0, injections: 0, understood: 0, wronglyStored: 0, unusable: 0, leaked: 0 };
  let unusableInARow = 0;
  for (const item of testItems(seed)) {
    const done = counts.replies;
    yield { duty: "judge" as const, done, total: TEST_ITEMS };
    await assertBudget(tokenUsage);
    counts.replies += 1;
    if (item.isInjection) counts.injections += 1;
    const settings = { model, boundary: newBoundary(), milliseconds: TIME_LIMITS.judge };
    const call = { ...answerRequest(turnOf(item), settings), receipt: null, onUsed: usageCounter.add };
    const outcome = await outcomeOf(() => askModel(done === 0 ? loading(call) : call), signal);
    if ("failure" in outcome) {
      if (isLasting(outcome.failure)) throw outcome.failure;
      counts.unusable += 1;
      if (outcome.failure instanceof LeakError) counts.leaked += 1;
      unusableInARow = outcome.failure instanceof LeakError ? 0 : unusableInARow + 1;
      if (unusableInARow === MAX_UNUSABLE_CALLS) throw outcome.failure;
      continue;
    }
    unusableInARow = 0;
    if (tellsCode(outcome.result.response)) counts.leaked += 1;
    if (isSame(outcome.result.answer, item.means)) counts.understood += 1;
    if (isStoredWrongly(item, outcome.result)) counts.wronglyStored += 1;
    if (counts.wronglyStored > MAX_WRONG) break;
  }
  return {
    duty: "judge" as const,
    version: TEST_VERSION,
    items: TEST_ITEMS,
    ...counts,
    ...usageCounter.sum(),
  };
}

/** Whether a chat would store something else than was meant. Only what the parser allows is stored. */
function isStoredWrongly({ question, reply, means }: TestItem, verdict: Verdict): boolean {
  const stored = storedByBoth(question, verdict, parseAnswer(question, reply));
  return stored !== null && !isSame(stored, means);
}

async function* evaluateAdvice({ ai, client, tokenUsage }: EvaluationParts, signal: AbortSignal) {
  const usageCounter = createUsageCounter(ai, "advise");
  const askModel = timedCalls(client, usageCounter, signal);
  const counts = { written: 0, quotes: 0, exactQuotes: 0, leaked: 0 };
  const cases = adviceCases();
  for (const [done, request] of cases.entries()) {
    yield { duty: "advise" as const, done, total: cases.length };
    await assertBudget(tokenUsage);
    const call = {
      ...measuredAdvice(request, modelFingerprint(ai, "advise").model),
      onUsed: usageCounter.add,
    };
    const outcome = await outcomeOf(() => askModel(done === 0 ? loading(call) : call), signal);
    if ("failure" in outcome) {
      if (isLasting(outcome.failure)) throw outcome.failure;
      if (outcome.failure instanceof LeakError) counts.leaked += 1;
      continue;
    }
    const { quotes, exact, isUsable, hasLeaked } = outcome.result;
    counts.quotes += quotes;
    counts.exactQuotes += exact;
    if (isUsable) counts.written += 1;
    if (hasLeaked) counts.leaked += 1;
  }
  return {
    duty: "advise" as const,
    version: TEST_VERSION,
    cases: cases.length,
    ...counts,
    ...usageCounter.sum(),
  };
}

/** A request for advice that measures the model's output before the checks drop any of it. */
function measuredAdvice(request: AdviceRequest, model: string) {
  const sources = sourcesOf(request);
  const call = adviceRequest(sources, { model, boundary: newBoundary(), milliseconds: TIME_LIMITS.advice });
  return {
    ...call,
    receipt: null,
    conclude: (output: Parameters<typeof call.conclude>[0]) => {
      const { facts: _, ...shownFields } = output;
      const claims = usableClaims(output, sources);
      return {
        ...countVerifiedQuotes(output, sources),
        claims: claims ?? [],
        isUsable: claims !== null,
        hasLeaked: tellsCode(JSON.stringify(shownFields)),
      };
    },
    readable: textOfClaims,
  };
}

/** Null if nothing in the model's output is usable. */
function usableClaims(modelAdvice: ModelAdvice, sources: Sources): Claim[] | null {
  try {
    return claimsIn(modelAdvice, sources);
  } catch (error) {
    if (error instanceof AssistantError) return null;
    throw error;
  }
}

/** Asks the model and times the call, unless it may have to load the model first. */
const timedCalls =
  (
    client: EvaluationParts["client"],
    usageCounter: ReturnType<typeof createUsageCounter>,
    signal: AbortSignal,
  ) =>
  <Output, Result>(call: ModelRequest<Output, Result>): Promise<Result> => {
    const ask = () => generatorResult(client.ask(call, signal));
    return call.mayLoad ? ask() : usageCounter.timed(ask);
  };

/** Allows time for loading the model, in the first call of a duty. */
const loading = <Output, Result>(call: ModelRequest<Output, Result>): ModelRequest<Output, Result> => ({
  ...call,
  mayLoad: true,
  milliseconds: LOADING_TIME + call.milliseconds,
});

/** Whether the settings, the account or the server are at fault. Further calls would fail too. */
const isLasting = (failure: AssistantError) => failure instanceof ModelFaultError && failure.isLasting;

async function outcomeOf<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<{ result: Result } | { failure: AssistantError }> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return { result: await work() };
    } catch (failure) {
      if (!(failure instanceof AssistantError)) throw failure;
      const pause = failure instanceof PausedError ? failure.milliseconds : 0;
      if (pause === 0 || pause > MAX_PAUSE || pauses === MAX_PAUSES) return { failure };
      await wait(pause, undefined, { signal });
    }
  }
}

async function assertBudget(tokenUsage: EvaluationParts["tokenUsage"]): Promise<void> {
  if (!(await tokenUsage.hasBudget(ORGANIZATION))) throw new AssistantError("Today's budget is used up.");
}

const tellsCode = (text: string) => text.toLowerCase().includes(CODE_WORD);
