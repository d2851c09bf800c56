import type { Clock } from "../clock";
import type { Db } from "../db/database";
import { addUsage, usageOf } from "./repo";

/** What one call of a model used, in tokens. */
export interface Usage {
  /** Read for the first time, whether or not they were put into the provider's cache. */
  inputTokens: number;
  /** Read from the provider's cache. */
  cachedTokens: number;
  outputTokens: number;
}

export interface Meter {
  /** Adds one call to today's sums. */
  record(usage: Usage): Promise<void>;
  /** Whether the day's budget allows another call, from the database. Days begin at midnight UTC. */
  hasBudget(): Promise<boolean>;
  /** The same as it was last seen, for who cannot wait; true until it was looked up today. */
  readonly hadBudget: boolean;
}

/**
 * Counts tokens per UTC day and holds them against the daily budget (security T21). Tokens from the provider's cache
 * count in full, although they cost a tenth: the budget is a promise about the most that can be spent.
 * @param dailyTokens the budget in tokens; 0 allows no call
 */
export function createMeter({
  db,
  clock,
  dailyTokens,
}: {
  db: Db;
  clock: Clock;
  dailyTokens: number;
}): Meter {
  let seen = { day: "", tokens: 0 };
  const today = () => clock.now().toISOString().slice(0, 10);

  return {
    async record(usage) {
      await addUsage(db, { day: today(), calls: 1, ...usage });
    },
    async hasBudget() {
      const day = today();
      const row = await usageOf(db, day);
      seen = { day, tokens: row ? row.inputTokens + row.cachedTokens + row.outputTokens : 0 };
      return seen.tokens < dailyTokens;
    },
    get hadBudget() {
      return (seen.day === today() ? seen.tokens : 0) < dailyTokens;
    },
  };
}
