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
  conversation: ModelClient;
}

interface TestParts {
  db: Db;
  clock: Clock;
  tokenUsage: Pick<TokenUsage, "hasBudget">;
  /** What the new items of a test are made from. */
  newSeed: () => number;
}

interface Parts extends TestParts {
  log: FastifyBaseLogger;
  limiter: Limiter;
  /** Undefined where none is set up. */
  model: TestedModel | undefined;
  modelApproval: ModelApproval;
  /** Ends a test when the server has waited long enough. */
  shutdown: AbortSignal;
}

/** The test under way. */
interface Run {
  progress: EvaluationProgress;
  stop: AbortController;
  ended: Promise<void>;
}

/** Tests the model that is set up, one test at a time, and keeps what came of it (decision 0076). */
export function createModelTests(parts: Parts) {
  const { log, limiter, model, shutdown } = parts;
  let run: Run | undefined;
  let problem: string | null = null;

  /** The model, what it may do, and how its test stands. */
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

  /** Begins a test, which goes on when nobody looks. BAD_REQUEST without a model, CONFLICT while one is under way. */
  async function start(admin: AdminIdentity): Promise<ModelTest> {
    const tested = existing(model);
    assertNoRun();
    await limiter.hit(LIMITS.modelTestByAdmin, admin.id);
    assertNoRun();
    const stop = new AbortController();
    const began: Run = { progress: NO_PROGRESS, stop, ended: Promise.resolve() };
    run = began;
    problem = null;
    const signal = AbortSignal.any([stop.signal, shutdown]);
    began.ended = runTest(parts, tested, signal, (progress) => {
      began.progress = progress;
    })
      .then(() => undefined, failed)
      .finally(() => {
        run = undefined;
      });
    return get(admin);
  }

  function assertNoRun(): void {
    if (run) throw new AppError("CONFLICT", "The model is already being tested.");
  }

  function failed(error: unknown): void {
    if (error instanceof AssistantError) problem = testProblem(error);
    else if (run?.stop.signal.aborted) problem = "The test was stopped.";
    else {
      problem = "The test stopped because of an error.";
      if (!shutdown.aborted) log.error({ err: error }, "The test of a model stopped because of an error");
    }
  }

  /** Ends the test under way; what it used stays counted, and the last whole result stays. */
  async function stop(admin: AdminIdentity): Promise<ModelTest> {
    const stopped = run;
    stopped?.stop.abort();
    await stopped?.ended;
    return get(admin);
  }

  /**
   * A whole test for who waits at a console. Throws AppError without a model, AssistantError when it cannot be ended.
   * @param onProgress told before each call
   */
  const runWhole = (_by: SystemActor, onProgress: (progress: EvaluationProgress) => void) =>
    runTest(parts, existing(model), shutdown, onProgress);

  return {
    get,
    start,
    stop,
    runWhole,
    /** Waits for the test under way, for a server that ends. */
    settled: async () => run?.ended,
  };
}

/** The model to test; BAD_REQUEST where none is set up. */
function existing(model: TestedModel | undefined): TestedModel {
  if (!model) throw new AppError("BAD_REQUEST", "No AI model is connected, so there is nothing to test.");
  return model;
}

/** What the model may do, and what its last test came to. */
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
 * Tests a model and stores what came of it, duty by duty. Throws AssistantError when the test cannot be ended, and the
 * signal's reason once it is aborted.
 * @param onProgress told before each call
 */
async function runTest(
  { db, clock, tokenUsage, newSeed }: TestParts,
  { ai, conversation }: TestedModel,
  signal: AbortSignal,
  onProgress: (progress: EvaluationProgress) => void,
): Promise<TestFigures[]> {
  const steps = runEvaluation({ seed: newSeed(), ai, conversation, tokenUsage }, signal);
  const stopped = abortRejection(signal);
  for (;;) {
    // A model that does not let go must not keep a test, or the server, from ending.
    const step = await Promise.race([steps.next(), stopped]);
    if (step.done) return step.value;
    if ("total" in step.value) onProgress(step.value);
    else await storeResult(db, modelFingerprint(ai, step.value.duty), step.value, clock.now());
  }
}
