import type { Db } from "../db/database";
import type { Clock } from "../kernel/clock";
import { AppError } from "../kernel/errors";
import { clearWindow, countHit, purgeWindows, readWindow, uncountHit } from "./repo";
import type { LimitRule } from "./rules";

const TOO_MANY = "Too many requests. Please wait a moment and try again.";

interface LimiterParts {
  db: Db;
  clock: Clock;
  /** Multiplies every limit; Infinity turns them off. */
  factor: number;
}

/** Counts what may happen only so often. The counters are in the database, so a restart forgives nothing. */
export type Limiter = ReturnType<typeof createLimiter>;

export function createLimiter({ db, clock, factor }: LimiterParts) {
  const keyOf = (rule: LimitRule, subject: string | number) => `${rule.name}:${subject}`;
  const maxOf = (rule: LimitRule) => rule.max * factor;
  const off = factor === Infinity;

  /** Counts one and says whether it was still within the limit. */
  async function tryHit(rule: LimitRule, subject: string | number): Promise<boolean> {
    if (off) return true;
    const now = clock.now();
    const { hits } = await countHit(db, keyOf(rule, subject), now, new Date(now.getTime() + rule.window));
    return hits <= maxOf(rule);
  }

  /** Counts one; throws TOO_MANY_REQUESTS with the seconds to wait when it is over the limit. */
  async function hit(rule: LimitRule, subject: string | number): Promise<void> {
    if (!(await tryHit(rule, subject))) throw await refusal(rule, subject);
  }

  async function refusal(rule: LimitRule, subject: string | number): Promise<AppError> {
    const now = clock.now();
    const window = await readWindow(db, keyOf(rule, subject), now);
    const left = (window?.resetAt.getTime() ?? now.getTime()) - now.getTime();
    return new AppError("TOO_MANY_REQUESTS", TOO_MANY, { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
  }

  /** Takes one back that was counted before it was known whether it counts. */
  const giveBack = (rule: LimitRule, subject: string | number) => uncountHit(db, keyOf(rule, subject));
  const forget = (rule: LimitRule, subject: string | number) => clearWindow(db, keyOf(rule, subject));
  const purge = () => purgeWindows(db, clock.now());

  return { hit, tryHit, giveBack, forget, purge };
}
