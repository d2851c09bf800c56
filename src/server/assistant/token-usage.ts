import type { AiPurpose, SentKind } from "#shared/domain/ai-call";
import type { AttemptId } from "#shared/domain/ids";
import { type Db, transaction } from "../db/database";
import type { Clock } from "../lib/clock";
import { type BudgetOwner, sharesFor, UNVERIFIED } from "./budget-owner";
import { addCall, addToShare, addUsage, deleteShares, sharesOf, usageOf } from "./repo";

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
  budgetOwner: BudgetOwner;
  model: string;
  /** Whether the reply was whole and could be used. */
  isUsed: boolean;
  sent: readonly SentKind[];
}

/** A day's sums, and what they are held against. */
export interface DayUsage extends Usage {
  calls: number;
  budget: number;
  /** What the unverified used together, and how much of the budget they may use, in tokens. */
  unverified: { tokens: number; budget: number };
}

export interface TokenUsage {
  /** Adds one call to today's sums, and to its attempt's receipt. */
  record(call: AiCall): Promise<void>;
  /** What was used today. Days begin at midnight UTC. */
  today(): Promise<DayUsage>;
  /** Whether the day's budget, and whatever share of it is theirs, allows them another call; from the database. */
  hasBudget(budgetOwner: BudgetOwner): Promise<boolean>;
  /** How many calls there were since the server started, and how many of them brought nothing that could be used. */
  sinceStart(): { calls: number; failed: number };
  /** Forgets the shares of days that are over. */
  purge(): Promise<void>;
}

/**
 * Counts tokens per UTC day and holds them against the daily budget. Tokens from the provider's cache
 * count in full, although they cost a tenth: the budget is a promise about the most that can be spent. Who has proved no
 * address has a share of it, so that nobody can spend the others' (decision 0032).
 * @param dailyTokens the budget in tokens; 0 allows no call
 */
export function createTokenUsage({
  db,
  clock,
  dailyTokens,
}: {
  db: Db;
  clock: Clock;
  dailyTokens: number;
}): TokenUsage {
  const started = { calls: 0, failed: 0 };
  const dayNow = () => clock.now().toISOString().slice(0, 10);

  async function today(): Promise<DayUsage> {
    const day = dayNow();
    const row = await usageOf(db, day);
    const { calls = 0, inputTokens = 0, cachedTokens = 0, outputTokens = 0 } = row ?? {};
    const used = await sharesOf(db, day, [UNVERIFIED.name]);
    const unverified = {
      tokens: used.get(UNVERIFIED.name) ?? 0,
      budget: Math.floor(dailyTokens * UNVERIFIED.part),
    };
    return { calls, inputTokens, cachedTokens, outputTokens, budget: dailyTokens, unverified };
  }

  return {
    today,
    sinceStart: () => ({ ...started }),
    async record({ receipt, budgetOwner, model, isUsed, sent, ...usage }) {
      started.calls += 1;
      if (!isUsed) started.failed += 1;
      const day = dayNow();
      await transaction(db, async (tx) => {
        await addUsage(tx, { day, calls: 1, ...usage });
        for (const { name } of sharesFor(budgetOwner))
          await addToShare(tx, { day, share: name, tokens: totalTokens(usage) });
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
    async hasBudget(budgetOwner) {
      const day = dayNow();
      const all = await usageOf(db, day);
      if ((all ? totalTokens(all) : 0) >= dailyTokens) return false;
      const shares = sharesFor(budgetOwner);
      if (shares.length === 0) return true;
      const used = await sharesOf(
        db,
        day,
        shares.map(({ name }) => name),
      );
      return shares.every(({ name, part }) => (used.get(name) ?? 0) < dailyTokens * part);
    },
    purge: () => deleteShares(db, dayNow()),
  };
}

const totalTokens = ({ inputTokens, cachedTokens, outputTokens }: Usage) =>
  inputTokens + cachedTokens + outputTokens;
