import type { FastifyBaseLogger } from "fastify";
import type { ModelTest } from "#shared/contracts/model-test";
import { DUTIES, type TestFigures } from "#shared/domain/model-test";
import { AssistantError } from "../../assistant/assistant";
import type { ModelApproval } from "../../assistant/evaluation/model-approval";
import { isKnown, modelFingerprint } from "../../assistant/evaluation/model-fingerprint";
import { lastResult, storeResult } from "../../assistant/evaluation/repo";
import {
  type EvaluationProgress,
  NO_PROGRESS,
  runEvaluation,
} from "../../assistant/evaluation/run-evaluation";
import type { ModelClient } from "../../assistant/model/model-client";
import type { TokenUsage } from "../../assistant/token-usage";
import type { AiConfig } from "../../config";
import type { Db } from "../../db/database";
import { abortRejection } from "../../lib/abort-rejection";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import type { SystemActor } from "../../lib/system-actor";
import type { Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { AdminIdentity } from "../admin-auth/rules";
import { testProblem } from "./texts";

interface TestedModel {
  ai: AiConfig;
  client: ModelClient;
}

interface TestParts {
  db: Db;
  clock: Clock;
  tokenUsage: Pick<TokenUsage, "hasBudget">;
  /** Seed for generating new test items. */
  newSeed: () => number;
}

interface Parts extends TestParts {
  log: FastifyBaseLogger;
  limiter: Limiter;
  /** Undefined if no model is configured. */
  model: TestedModel | undefined;
  modelApproval: ModelApproval;
  /** Aborts a test at shutdown. */
  shutdown: AbortSignal;
}

interface Run {
  progress: EvaluationProgress;
  stop: AbortController;
  ended: Promise<void>;
}

/** Tests the configured model, one test at a time, and stores the results (decision 0076). */
export function createModelTests(parts: Parts) {
  const { log, limiter, model, shutdown } = parts;
  let run: Run | undefined;
  let problem: string | null = null;

  /** The model, its approved duties, and the progress of a running test. */
  async function get(_admin: AdminIdentity): Promise<ModelTest> {
    const progress = run?.progress ?? null;
    if (!model) return { model: null, duties: [], progress, problem };
    const { provider, baseUrl } = model.ai;
    return {
      model: { provider, baseUrl: baseUrl ?? null, isKnown: isKnown(model.ai) },
      duties: await dutiesOf(model.ai, parts),
      progress,
      problem,
    };
  }

  /** Starts a test in the background. BAD_REQUEST without a model, CONFLICT during a test, TOO_MANY_REQUESTS. */
  async function start(admin: AdminIdentity): Promise<ModelTest> {
    const tested = requireModel(model);
    assertNoRun();
    await limiter.hit(LIMITS.modelTestByAdmin, admin.id);
    assertNoRun();
    const stop = new AbortController();
    const newRun: Run = { progress: NO_PROGRESS, stop, ended: Promise.resolve() };
    run = newRun;
    problem = null;
    const signal = AbortSignal.any([stop.signal, shutdown]);
    newRun.ended = runTest(parts, tested, signal, (progress) => {
      newRun.progress = progress;
    })
      .then(() => undefined, noteFailure)
      .finally(() => {
        run = undefined;
      });
    return get(admin);
  }

  function assertNoRun(): void {
    if (run) throw new AppError("CONFLICT", "The model is already being tested.");
  }

  function noteFailure(error: unknown): void {
    if (error instanceof AssistantError) problem = testProblem(error);
    else if (run?.stop.signal.aborted) problem = "The test was stopped.";
    else {
      problem = "The test stopped because of an error.";
      if (!shutdown.aborted) log.error({ err: error }, "The test of a model stopped because of an error");
    }
  }

  /** Stops the running test. Its token usage stays counted, and results of completed duties are kept. */
  async function stop(admin: AdminIdentity): Promise<ModelTest> {
    const stopped = run;
    stopped?.stop.abort();
    await stopped?.ended;
    return get(admin);
  }

  /** Runs a test for the console. AppError without a model, AssistantError if it can't be completed. */
  const runWhole = (_by: SystemActor, onProgress: (progress: EvaluationProgress) => void) =>
    runTest(parts, requireModel(model), shutdown, onProgress);

  return {
    get,
    start,
    stop,
    runWhole,
    /** Waits for a running test, at shutdown. */
    waitUntilIdle: async () => run?.ended,
  };
}

/** The configured model; BAD_REQUEST without one. */
function requireModel(model: TestedModel | undefined): TestedModel {
  if (!model) throw new AppError("BAD_REQUEST", "No AI model is connected, so there is nothing to test.");
  return model;
}

/** Each duty's model, approval and last test result. */
function dutiesOf(ai: AiConfig, { db, modelApproval }: Pick<Parts, "db" | "modelApproval">) {
  const duties = DUTIES.map(async (duty) => {
    const tested = modelFingerprint(ai, duty);
    const result = await lastResult(db, tested, duty);
    return {
      duty,
      name: tested.model,
      mayServe: await modelApproval.mayServe(duty),
      figures: result?.figures ?? null,
      testedAt: result?.testedAt ?? null,
    };
  });
  return Promise.all(duties);
}

/**
 * Tests a model and stores each duty's result. Throws AssistantError if the test can't be completed, and the signal's
 * reason if aborted. `onProgress` is called before each model call.
 */
async function runTest(
  { db, clock, tokenUsage, newSeed }: TestParts,
  { ai, client }: TestedModel,
  signal: AbortSignal,
  onProgress: (progress: EvaluationProgress) => void,
): Promise<TestFigures[]> {
  const steps = runEvaluation({ seed: newSeed(), ai, client, tokenUsage }, signal);
  const stopped = abortRejection(signal);
  for (;;) {
    // A model call that ignores the signal must not block the end of the test or the shutdown.
    const step = await Promise.race([steps.next(), stopped]);
    if (step.done) return step.value;
    if ("total" in step.value) onProgress(step.value);
    else await storeResult(db, modelFingerprint(ai, step.value.duty), step.value, clock.now());
  }
}
