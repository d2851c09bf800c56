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
import { ModelFaultError } from "../../assistant/model/model-fault";
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

interface Parts {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  limiter: Limiter;
  tokenUsage: Pick<TokenUsage, "hasBudget">;
  /** Undefined where none is set up. */
  model: { ai: AiConfig; conversation: ModelClient } | undefined;
  modelApproval: ModelApproval;
  /** What the new items of a test are made from. */
  newSeed: () => number;
  /** Ends a test when the server has waited long enough. */
  shutdown: AbortSignal;
}

/** The test under way. */
interface Run {
  progress: EvaluationProgress;
  stop: AbortController;
  ended: Promise<void>;
}

/** Why a test ended early, with what the provider itself says of it. */
export function testProblem(error: AssistantError): string {
  const words = error instanceof ModelFaultError ? error.words : "";
  return words === "" ? error.message : `${error.message} The server says: “${words}”`;
}

export type ModelTestsService = ReturnType<typeof createModelTests>;

/** Tests the model that is set up, one test at a time, and keeps what came of it (decision 0076). */
export function createModelTests(parts: Parts) {
  const { db, clock, log, limiter, tokenUsage, model, modelApproval, newSeed, shutdown } = parts;
  let run: Run | undefined;
  let problem: string | null = null;

  /** The model, what it may do, and how its test stands. */
  async function get(_admin: AdminIdentity): Promise<ModelTest> {
    const progress = run?.progress ?? null;
    if (!model) return { model: null, duties: [], progress, problem };
    const { ai } = model;
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
    return {
      model: { provider: ai.provider, baseUrl: ai.baseUrl ?? null, isKnown: isKnown(ai) },
      duties: await Promise.all(duties),
      progress,
      problem,
    };
  }

  /** Begins a test, which goes on when nobody looks. BAD_REQUEST without a model, CONFLICT while one is under way. */
  async function start(admin: AdminIdentity): Promise<ModelTest> {
    const { ai, conversation } = modelOr();
    assertNoRun();
    await limiter.hit(LIMITS.modelTestByAdmin, admin.id);
    assertNoRun();
    const stop = new AbortController();
    const began: Run = {
      progress: NO_PROGRESS,
      stop,
      ended: Promise.resolve(),
    };
    run = began;
    problem = null;
    const signal = AbortSignal.any([stop.signal, shutdown]);
    began.ended = test({ ai, conversation }, signal, (progress) => {
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
    test(modelOr(), shutdown, onProgress);

  async function test(
    { ai, conversation }: NonNullable<Parts["model"]>,
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

  function modelOr() {
    if (!model) throw new AppError("BAD_REQUEST", "No AI model is connected, so there is nothing to test.");
    return model;
  }

  return {
    get,
    start,
    stop,
    runWhole,
    /** Waits for the test under way, for a server that ends. */
    settled: async () => run?.ended,
  };
}
