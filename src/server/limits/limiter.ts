import type { Run } from "../db/at-once";
import type { Db } from "../db/database";
import type { Clock } from "../kernel/clock";
import { AppError } from "../kernel/errors";
import { type EventLog, noteLimit } from "../kernel/security-log";
import { type Counter, clearWindows, countAll, fullest, purgeWindows, uncount } from "./repo";
import type { LimitRule } from "./rules";

const TOO_MANY = "Too many requests. Please wait a moment and try again.";

type Subject = string | number;

/** So much on one subject, against one limit. */
export interface Count {
  rule: LimitRule;
  subject: Subject;
  /** 1 when left out. */
  amount?: number;
}

interface LimiterParts {
  db: Db;
  clock: Clock;
  /** Is told of every refusal. */
  log: Pick<EventLog, "warn">;
  /** Multiplies every limit; Infinity turns them off. */
  factor: number;
}

/**
 * Counts what may happen only so often. The counters are in the database, so a restart forgives nothing.
 *
 * What is refused is not counted and writes nothing: a flood of refused calls costs reads. Inside a transaction, to
 * be named as `on`, a count stands and falls with what is stored there. So a limit on what is kept is counted inside,
 * and a limit on tries, which count when they fail too, outside (decision 0033).
 */
export type Limiter = ReturnType<typeof createLimiter>;

export function createLimiter({ db, clock, log, factor }: LimiterParts) {
  const keysOf = ({ name, allowances }: LimitRule, subject: Subject) =>
    allowances.map(({ window }) => keyOf(name, window, subject));

  const countersOf = (counts: readonly Count[], now: Date): Counter[] =>
    counts.flatMap(({ rule: { name, allowances }, subject, amount = 1 }) =>
      allowances.map(({ max, window }) => ({
        key: keyOf(name, window, subject),
        amount,
        max: max * factor,
        resetAt: new Date(now.getTime() + window),
      })),
    );

  const allFit = (counters: readonly Counter[]) => counters.every(({ amount, max }) => amount <= max);

  /** What is told when there is no room, noted under the name of the limit that will hold longest. */
  function refusal(counts: readonly Count[], full: { key: string; resetAt: Date } | undefined, now: Date) {
    const isFull = ({ rule, subject }: Count) => full && keysOf(rule, subject).includes(full.key);
    const { rule } = counts.find(isFull) ?? counts[0] ?? {};
    if (rule) noteLimit(log, rule);
    const left = (full?.resetAt.getTime() ?? 0) - now.getTime();
    return new AppError("TOO_MANY_REQUESTS", TOO_MANY, { retryAfter: Math.max(1, Math.ceil(left / 1000)) });
  }

  /** Counts an amount in every window of the rule; gives the refusal, already noted, when one has no room for it. */
  async function count(counts: readonly Count[], on: Db): Promise<AppError | undefined> {
    if (factor === Infinity) return undefined;
    const now = clock.now();
    const counters = countersOf(counts, now);
    if (allFit(counters) && (await countAll(on, counters, now).execute()).length > 0) return undefined;
    return refusal(counts, await fullest(on, counters, now).executeTakeFirst(), now);
  }

  /** Counts all of it in one statement of a transaction that runs at once; throws TOO_MANY_REQUESTS, counting nothing. */
  function countWithin(run: Run, counts: readonly Count[]): void {
    if (factor === Infinity || counts.length === 0) return;
    const now = clock.now();
    const counters = countersOf(counts, now);
    if (allFit(counters) && run(countAll(db, counters, now)).length > 0) return;
    throw refusal(counts, run(fullest(db, counters, now))[0], now);
  }

  /** Counts; throws TOO_MANY_REQUESTS with the seconds to wait when that would be over the limit. */
  async function hit(rule: LimitRule, subject: Subject, amount = 1, on: Db = db): Promise<void> {
    const refusal = await count([{ rule, subject, amount }], on);
    if (refusal) throw refusal;
  }

  /** Counts, and says whether it was within the limit. */
  async function tryHit(rule: LimitRule, subject: Subject, amount = 1, on: Db = db): Promise<boolean> {
    return (await count([{ rule, subject, amount }], on)) === undefined;
  }

  /** Takes one back that was counted before it was known whether it counts. */
  const giveBack = (rule: LimitRule, subject: Subject) => uncount(db, keysOf(rule, subject), 1);
  const forget = (rule: LimitRule, subject: Subject) => clearWindows(db, keysOf(rule, subject));
  const purge = () => purgeWindows(db, clock.now());

  return { hit, tryHit, countWithin, giveBack, forget, purge };
}

const keyOf = (name: string, window: number, subject: Subject) => `${name}/${window / 1_000}:${subject}`;
