import { DUTIES, type Duty, shortcomings } from "#shared/domain/model-test";
import type { AiConfig } from "../../config";
import type { Db } from "../../db/database";
import { lastResult } from "./repo";
import { isKnown, testedModel } from "./tested-model";

/** What the model that is set up may do. Read from the database each time: a test that ends counts at once. */
export interface Permission {
  mayServe(duty: Duty): Promise<boolean>;
  /** All that it may do; nothing where no model is set up. */
  duties(): Promise<Duty[]>;
}

export function createPermission(db: Db, ai: AiConfig | undefined): Permission {
  async function mayServe(duty: Duty): Promise<boolean> {
    if (!ai) return false;
    if (isKnown(ai)) return true;
    const result = await lastResult(db, testedModel(ai, duty), duty);
    return result !== undefined && shortcomings(result.figures).length === 0;
  }

  return {
    mayServe,
    async duties() {
      const allowed = await Promise.all(DUTIES.map(mayServe));
      return DUTIES.filter((_, index) => allowed[index]);
    },
  };
}
