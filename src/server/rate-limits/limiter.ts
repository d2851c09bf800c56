import type { Db } from "../db/database";
import type { Clock } from "../lib/clock";
import { AppError } from "../lib/errors";
import { createConcurrencyCounter } from "./concurrency-counter";
import type { ConcurrencyRule, CountedRule, LimitRule } from "./limits";
import { createMemoryStore } from "./memory-store";
import { siteOf } from "./network";
import type { Counter } from "./store";
import { clearWindows, createSqlStore, purgeWindows, refundHit } from "./windows-repo";

/** How much more an IPv6 site may do than one of its networks. A lower share would block a campus. */
const SITE_SHARE = 2;
/** Each rule logs its refusals at most once in this time, in milliseconds, so that a flood doesn't fill the log. */
const LOG_INTERVAL = 60_000;

type Subject = string | number;
type Place = CountedRule["place"];
type StoredRule = CountedRule<"database">;

/** An amount to count for a subject under a rule. */
export interface LimitHit<In extends Place> {
  rule: CountedRule<In>;
  subject: Subject;
  /** 1 by default. */
  amount?: number;
}

interface LimiterParts {
  db: Db;
  clock: Clock;
  /** Logs refusals with the rule's name, but without the subject. */
  log: Record<LimitRule["level"], (details: object, message: string) => void>;
  /** Multiplies the allowances and the concurrency limits of networks. Infinity turns counting off. */
  factor: number;
}

/**
 * Rate and concurrency limits. A refusal is TOO_MANY_REQUESTS with the seconds to wait, and is logged.
 *
 * Refused calls aren't counted and write nothing, so a flood of them costs only reads. A count in a transaction, passed
 * as `on`, is rolled back with it. So limits on stored things are counted inside the transaction, and limits on tries,
 * which count even if they fail, outside (decision 0033).
 */
export type Limiter = ReturnType<typeof createLimiter>;

export function createLimiter({ db, clock, log, factor }: LimiterParts) {
  const memory = createMemoryStore();
  const concurrency = createConcurrencyCounter();
  const lastLogged = new Map<string, { at: number; unlogged: number }>();

  /** Counts an amount in every window of the rule. Returns the refusal if one of them has no room for it. */
  async function count(
    rule: CountedRule,
    subject: Subject,
    amount: number,
    on: Db,
  ): Promise<AppError | undefined> {
    if (factor === Infinity) return undefined;
    const now = clock.now();
    const counters = countersOf(rule, subject, amount, now);
    const windows = rule.place === "memory" ? memory : createSqlStore(on);
    if (allFit(counters) && (await windows.countAll(counters, now))) return undefined;
    return refusal(rule, secondsTo(await windows.fullUntil(counters, now), now));
  }

  /**
   * Counts all hits in memory, synchronously. If a limit has no room, it counts nothing and throws TOO_MANY_REQUESTS,
   * logged under the first such limit.
   */
  function countNow(counts: readonly LimitHit<"memory">[]): void {
    if (factor === Infinity) return;
    const now = clock.now();
    const countersIn = countersAt(now);
    if (memory.countAll(counts.flatMap(countersIn), now)) return;
    const full = counts.find((count) => !memory.hasRoom(countersIn(count), now));
    if (full) throw refusal(full.rule, secondsTo(memory.fullUntil(countersIn(full), now), now));
  }

  function countersOf(rule: CountedRule, subject: Subject, amount: number, now: Date): Counter[] {
    return placesOf(rule, subject).flatMap(({ place, share }) =>
      rule.allowances.map(({ max, window }) => ({
        key: keyOf(rule, window, place),
        amount,
        max: max * share * factor,
        resetAt: new Date(now.getTime() + window),
      })),
    );
  }

  const countersAt =
    (now: Date) =>
    ({ rule, subject, amount = 1 }: LimitHit<Place>) =>
      countersOf(rule, subject, amount, now);

  function refusal(rule: LimitRule, retryAfter: number): AppError {
    note(rule);
    return new AppError("TOO_MANY_REQUESTS", rule.words, { retryAfter });
  }

  /** Logs a refusal. Further ones within `LOG_INTERVAL` are only counted, for the next log line. */
  function note({ name: limit, level }: LimitRule): void {
    const now = clock.now().getTime();
    const last = lastLogged.get(limit);
    if (last && Math.abs(now - last.at) < LOG_INTERVAL) {
      last.unlogged += 1;
      return;
    }
    lastLogged.set(limit, { at: now, unlogged: 0 });
    const refused = 1 + (last?.unlogged ?? 0);
    log[level]({ event: "limit-reached", limit, refused }, "A limit was reached");
  }

  /** Counts an amount; TOO_MANY_REQUESTS, without counting, if that would exceed the limit. */
  async function hit(rule: CountedRule, subject: Subject, amount = 1, on: Db = db): Promise<void> {
    const refused = await count(rule, subject, amount, on);
    if (refused) throw refused;
  }

  /**
   * Counts all hits in one statement. If a limit has no room, it counts nothing and throws TOO_MANY_REQUESTS, logged
   * under the first such limit.
   */
  async function hitAll(counts: readonly LimitHit<"database">[], on: Db = db): Promise<void> {
    if (factor === Infinity) return;
    const now = clock.now();
    const countersIn = countersAt(now);
    const windows = createSqlStore(on);
    const counters = counts.flatMap(countersIn);
    if (allFit(counters) && (await windows.countAll(counters, now))) return;
    for (const count of counts) {
      const fullUntil = await windows.fullUntil(countersIn(count), now);
      if (fullUntil || !allFit(countersIn(count))) throw refusal(count.rule, secondsTo(fullUntil, now));
    }
    return hitAll(counts, on);
  }

  /** Like `hit`, but returns whether the amount was within the limit. */
  async function tryHit(rule: CountedRule, subject: Subject, amount = 1, on: Db = db): Promise<boolean> {
    return (await count(rule, subject, amount, on)) === undefined;
  }

  /** Starts a concurrent operation and returns the function that ends it; TOO_MANY_REQUESTS if too many are running. */
  function enter(rule: ConcurrencyRule, subject: Subject): () => void {
    const times = rule.isByNetwork ? factor : 1;
    const rooms = placesOf(rule, subject).map(({ place, share }) => ({
      key: `${rule.name}:${place}`,
      max: rule.max * share * times,
    }));
    const release = concurrency.enter(rooms);
    if (!release) throw refusal(rule, rule.retryAfter);
    return release;
  }

  const keysOf = (rule: StoredRule, subject: Subject) =>
    placesOf(rule, subject).flatMap(({ place }) =>
      rule.allowances.map(({ window }) => keyOf(rule, window, place)),
    );

  /** Takes back one hit that turned out not to count. */
  const giveBack = (rule: StoredRule, subject: Subject) => refundHit(db, keysOf(rule, subject), 1);
  const forget = (rule: StoredRule, subject: Subject) => clearWindows(db, keysOf(rule, subject));
  const purge = () => purgeWindows(db, clock.now());

  return { hit, hitAll, tryHit, countNow, enter, note, giveBack, forget, purge };
}

const allFit = (counters: readonly Counter[]) => counters.every(({ amount, max }) => amount <= max);

const secondsTo = (until: Date | undefined, now: Date) =>
  Math.max(1, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1_000));

/** Whether an error is the refusal of a limit. */
export const isLimitRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code === "TOO_MANY_REQUESTS";

/** The subjects that a hit counts for: its own and, for an IPv6 network, also the site around it. */
function placesOf({ isByNetwork }: LimitRule, subject: Subject): { place: Subject; share: number }[] {
  const site = isByNetwork ? siteOf(String(subject)) : undefined;
  const ownPlace = { place: subject, share: 1 };
  return site ? [ownPlace, { place: site, share: SITE_SHARE }] : [ownPlace];
}

const keyOf = ({ name }: CountedRule, window: number, place: Subject) => `${name}/${window / 1_000}:${place}`;
