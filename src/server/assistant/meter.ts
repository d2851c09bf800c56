import type { AiPurpose, SentKind } from "#shared/domain/ai-call";
import type { AttemptId } from "#shared/domain/ids";
import { type Db, transaction } from "../db/database";
import type { Clock } from "../kernel/clock";
import { addCall, addUsage, usageOf } from "./repo";

/** What one call of a model used, in tokens. */
export interface Usage {
  /** Read for the first time, whether or not they were put into the provider's cache. */
  inputTokens: number;
  /** Read from the provider's cache. */
  cachedTokens: number;
  outputTokens: number;
}

/** One call of a model. */
export interface AiCall extends Usage {
  /** The attempt on whose receipt it stands; null where it serves none, as for a template's draft. */
  receipt: { attemptId: AttemptId; purpose: AiPurpose } | null;
  model: string;
  /** Whether the reply was whole and could be used. */
  isUsed: boolean;
  sent: readonly SentKind[];
}

/** A day's sums, and what they are held against. */
export interface DayUsage extends Usage {
  calls: number;
  budget: number;
}

export interface Meter {
  /** Adds one call to today's sums, and to its attempt's receipt. */
  record(call: AiCall): Promise<void>;
  /** What was used today. Days begin at midnight UTC. */
  today(): Promise<DayUsage>;
  /** Whether the day's budget allows another call, from the database. */
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
  const dayNow = () => clock.now().toISOString().slice(0, 10);

  async function today(): Promise<DayUsage> {
    const row = await usageOf(db, dayNow());
    const { calls = 0, inputTokens = 0, cachedTokens = 0, outputTokens = 0 } = row ?? {};
    return { calls, inputTokens, cachedTokens, outputTokens, budget: dailyTokens };
  }

  return {
    today,
    async record({ receipt, model, isUsed, sent, ...usage }) {
      await transaction(db, async (tx) => {
        await addUsage(tx, { day: dayNow(), calls: 1, ...usage });
        if (receipt === null) return;
        await addCall(tx, {
          userAssessmentId: receipt.attemptId,
          purpose: receipt.purpose,
          model,
          isUsed,
          ...usage,
          sent: [...sent],
          createdAt: clock.now(),
        });
      });
    },
    async hasBudget() {
      const day = dayNow();
      const used = await today();
      seen = { day, tokens: totalTokens(used) };
      return seen.tokens < dailyTokens;
    },
    get hadBudget() {
      return (seen.day === dayNow() ? seen.tokens : 0) < dailyTokens;
    },
  };
}

const totalTokens = ({ inputTokens, cachedTokens, outputTokens }: Usage) =>
  inputTokens + cachedTokens + outputTokens;
