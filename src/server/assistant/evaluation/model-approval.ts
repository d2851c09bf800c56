import { DUTIES, type Duty, isOutdated, shortcomings } from "#shared/domain/model-test";
import type { AiConfig } from "../../config";
import type { Db } from "../../db/database";
import { isKnown, modelFingerprint } from "./model-fingerprint";
import { lastResult } from "./repo";

/** What the configured model may do. Reads the database each time, so that a finished test counts immediately. */
export interface ModelApproval {
  mayServe(duty: Duty): Promise<boolean>;
  /** The duties it may do; empty without a model. */
  duties(): Promise<Duty[]>;
  /** Whether it was tested by an earlier version of the test, which no longer counts. */
  isOutdated(): Promise<boolean>;
}

export function createModelApproval(db: Db, ai: AiConfig | undefined): ModelApproval {
  async function mayServe(duty: Duty): Promise<boolean> {
    if (!ai) return false;
    if (isKnown(ai)) return true;
    const result = await lastResult(db, modelFingerprint(ai, duty), duty);
    return result !== undefined && shortcomings(result.figures).length === 0;
  }

  async function isTestedBefore(duty: Duty): Promise<boolean> {
    if (!ai || isKnown(ai)) return false;
    const result = await lastResult(db, modelFingerprint(ai, duty), duty);
    return result !== undefined && isOutdated(result.figures);
  }

  return {
    mayServe,
    isOutdated: async () => (await Promise.all(DUTIES.map(isTestedBefore))).includes(true),
    async duties() {
      const allowed = await Promise.all(DUTIES.map(mayServe));
      return DUTIES.filter((_, index) => allowed[index]);
    },
  };
}
