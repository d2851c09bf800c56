import type { AiPurpose, SentKind } from "#shared/domain/ai-call";
import type { AttemptId } from "#shared/domain/ids";
import { type Db, transaction } from "../db/database";
import type { Clock } from "../lib/clock";
import { type BudgetOwner, sharesFor, UNVERIFIED } from "./budget-owner";
import { addCall, addToShare, addUsage, deleteShares, sharesOf, usageOf } from "./repo";

export interface Usage {
  /** Not read from the provider's cache, whether or not they were added to it. */
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
}

export interface AiCall extends Usage {
  /** The attempt whose receipt lists the call; null without an attempt, as for the draft of a template. */
  receipt: { attemptId: AttemptId; purpose: AiPurpose } | null;
  budgetOwner: BudgetOwner;
  model: string;
  /** Whether the reply was complete and usable. */
  isUsed: boolean;
  sent: readonly SentKind[];
}

export interface DayUsage extends Usage {
  calls: number;
  budget: number;
  /** Tokens used by all unverified people, and their part of the budget. */
  unverified: { tokens: number; budget: number };
}

export interface TokenUsage {
  /** Adds a call to today's usage and to its attempt's receipt. */
  record(call: AiCall): Promise<void>;
  /** Today's usage. Days start at midnight UTC. */
  today(): Promise<DayUsage>;
  /** Whether the daily budget and the person's share of it allow another call. Reads the database. */
  hasBudget(budgetOwner: BudgetOwner): Promise<boolean>;
  /** The number of calls since the server started, and of those without a usable result. */
  sinceStart(): { calls: number; failed: number };
  /** Deletes the shares of past days. */
  purge(): Promise<void>;
}

/**
 * Counts tokens per UTC day and enforces the daily budget. Cached tokens count in full although they cost a tenth,
 * because the budget is a promise about the maximum cost. People without a verified address have a limited share, so
 * that they can't spend everyone's budget (decision 0032).
 * @param dailyTokens the budget in tokens; 0 allows no calls
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
  const totals = { calls: 0, failed: 0 };
  const dayNow = () => clock.now().toISOString().slice(0, 10);

  async function today(): Promise<DayUsage> {
    const day = dayNow();
    const row = await usageOf(db, day);
    const { calls = 0, inputTokens = 0, cachedTokens = 0, outputTokens = 0 } = row ?? {};
    const tokensByShare = await sharesOf(db, day, [UNVERIFIED.name]);
    const unverified = {
      tokens: tokensByShare.get(UNVERIFIED.name) ?? 0,
      budget: Math.floor(dailyTokens * UNVERIFIED.part),
    };
    return { calls, inputTokens, cachedTokens, outputTokens, budget: dailyTokens, unverified };
  }

  return {
    today,
    sinceStart: () => ({ ...totals }),
    async record({ receipt, budgetOwner, model, isUsed, sent, ...usage }) {
      totals.calls += 1;
      if (!isUsed) totals.failed += 1;
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
      const usage = await usageOf(db, day);
      if ((usage ? totalTokens(usage) : 0) >= dailyTokens) return false;
      const shares = sharesFor(budgetOwner);
      if (shares.length === 0) return true;
      const tokensByShare = await sharesOf(
        db,
        day,
        shares.map(({ name }) => name),
      );
      return shares.every(({ name, part }) => (tokensByShare.get(name) ?? 0) < dailyTokens * part);
    },
    purge: () => deleteShares(db, dayNow()),
  };
}

const totalTokens = ({ inputTokens, cachedTokens, outputTokens }: Usage) =>
  inputTokens + cachedTokens + outputTokens;
