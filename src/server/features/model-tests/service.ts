import type { FastifyBaseLogger } from "fastify";
import type { ModelTest } from "#shared/contracts/model-test";
import { DUTIES, type TestFigures } from "#shared/domain/model-test";
import type { Meter } from "../../assistant/meter";
import type { Conversation } from "../../assistant/model/conversation";
import { AssistantError } from "../../assistant/port";
import type { Permission } from "../../assistant/trial/permission";
import { keepResult, lastResult } from "../../assistant/trial/repo";
import { isKnown, testedModel } from "../../assistant/trial/tested-model";
import { BEGINNING, type TrialProgress, trial } from "../../assistant/trial/trial";
import type { AiConfig } from "../../config";
import type { Db } from "../../db/database";
import type { Clock } from "../../kernel/clock";
import { AppError } from "../../kernel/errors";
import type { Itself } from "../../kernel/itself";
import { rejectionOf } from "../../kernel/rejection-of";
import type { Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";
import type { AdminIdentity } from "../admin-auth/service";

interface Parts {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  limiter: Limiter;
  meter: Pick<Meter, "hasBudget">;
  /** Undefined where none is set up. */
  model: { ai: AiConfig; conversation: Conversation } | undefined;
  permission: Permission;
  /** Ends a test when the server has waited long enough. */
  shutdown: AbortSignal;
}

/** The test under way. */
interface Run {
  progress: TrialProgress;
  stop: AbortController;
  ended: Promise<void>;
}

export type ModelTestsService = ReturnType<typeof createModelTests>;

/** Tests the model that is set up, one test at a time, and keeps what came of it (decision 0076). */
export function createModelTests(parts: Parts) {
  const { db, clock, log, limiter, meter, model, permission, shutdown } = parts;
  let run: Run | undefined;
  let problem: string | null = null;

  /** The model, what it may do, and how its test stands. */
  async function get(_admin: AdminIdentity): Promise<ModelTest> {
    const progress = run?.progress ?? null;
    if (!model) return { model: null, duties: [], progress, problem };
    const { ai } = model;
    const duties = DUTIES.map(async (duty) => {
      const tested = testedModel(ai, duty);
      const result = await lastResult(db, tested, duty);
      return {
        duty,
        name: tested.model,
        mayServe: await permission.mayServe(duty),
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
      progress: BEGINNING,
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
    if (run) throw new AppError("CONFLICT", "The model is being tested already.");
  }

  function failed(error: unknown): void {
    if (error instanceof AssistantError) problem = error.message;
    else if (run?.stop.signal.aborted) problem = "The test was stopped.";
    else {
      problem = "The test broke off.";
      if (!shutdown.aborted) log.error({ err: error }, "The test of a model broke off");
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
  const runWhole = (_by: Itself, onProgress: (progress: TrialProgress) => void) =>
    test(modelOr(), shutdown, onProgress);

  async function test(
    { ai, conversation }: NonNullable<Parts["model"]>,
    signal: AbortSignal,
    onProgress: (progress: TrialProgress) => void,
  ): Promise<TestFigures[]> {
    const steps = trial({ ai, conversation, meter }, signal);
    const stopped = rejectionOf(signal);
    for (;;) {
      // A model that does not let go must not keep a test, or the server, from ending.
      const step = await Promise.race([steps.next(), stopped]);
      if (!step.done) {
        onProgress(step.value);
        continue;
      }
      for (const figures of step.value)
        await keepResult(db, testedModel(ai, figures.duty), figures, clock.now());
      return step.value;
    }
  }

  function modelOr() {
    if (!model) throw new AppError("BAD_REQUEST", "There is no AI model to test: none is set up.");
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
