import type { TestFigures } from "#shared/domain/model-test";
import { modelFingerprint } from "../../assistant/evaluation/model-fingerprint";
import { storeResult } from "../../assistant/evaluation/repo";
import { type EvaluationProgress, runEvaluation } from "../../assistant/evaluation/run-evaluation";
import type { ModelClient } from "../../assistant/model/model-client";
import type { TokenUsage } from "../../assistant/token-usage";
import type { AiConfig } from "../../config";
import type { Db } from "../../db/database";
import { abortRejection } from "../../lib/abort-rejection";
import type { Clock } from "../../lib/clock";

export interface TestedModel {
  ai: AiConfig;
  conversation: ModelClient;
}

export interface TestParts {
  db: Db;
  clock: Clock;
  tokenUsage: Pick<TokenUsage, "hasBudget">;
  /** What the new items of a test are made from. */
  newSeed: () => number;
}

/**
 * Tests a model and stores what came of it, duty by duty. Throws AssistantError when the test cannot be ended, and the
 * signal's reason once it is aborted.
 * @param onProgress told before each call
 */
export async function runTest(
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
