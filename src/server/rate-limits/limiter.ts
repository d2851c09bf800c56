import type { Db } from "../db/database";
import type { Clock } from "../lib/clock";
import { AppError } from "../lib/errors";
import { createConcurrencyCounter } from "./concurrency-counter";
import type { ConcurrencyRule, CountedRule, LimitRule } from "./limits";
import { createMemoryStore } from "./memory-store";
import { siteOf } from "./network";
import type { Counter } from "./store";
import { clearWindows, createSqlStore, purgeWindows, refundHit } from "./windows-repo";

/** How much more a site may do than one of its networks: less than two networks' worth would punish a campus. */
const SITE_SHARE = 2;
/** A rule that refuses is noted once in this time, in milliseconds: a flood must not grow the log. */
const NOTED_EVERY = 60_000;

type Subject = string | number;
type Place = CountedRule["place"];
type StoredRule = CountedRule<"database">;

/** So much on one subject, against a limit that is counted in one place. */
export interface LimitHit<In extends Place> {
  rule: CountedRule<In>;
  subject: Subject;
  /** 1 when left out. */
  amount?: number;
}

interface LimiterParts {
  db: Db;
  clock: Clock;
  /** Is told of refusals, by the rule's name; whose they were is not said. */
  log: Record<LimitRule["level"], (details: object, message: string) => void>;
  /** Multiplies what may be counted, and what one network may have at once; Infinity turns counting off. */
  factor: number;
}

/**
 * The one place that says how often, and how many at once. Whatever it refuses answers TOO_MANY_REQUESTS with the
 * seconds to wait, and stands in the log.
 *
 * What is refused is not counted and writes nothing: a flood of refused calls costs reads. Inside a transaction, to
 * be named as `on`, a count stands and falls with what is stored there. So a limit on what is kept is counted inside,
 * and a limit on tries, which count when they fail too, outside (decision 0033).
 */
export type Limiter = ReturnType<typeof createLimiter>;

export function createLimiter({ db, clock, log, factor }: LimiterParts) {
  const memory = createMemoryStore();
  const concurrency = createConcurrencyCounter();
  const noted = new Map<string, { at: number; unsaid: number }>();

  /** Counts an amount in every window of the rule; gives the refusal when one of them has no room for it. */
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
   * Counts all of it in memory, at once. Throws TOO_MANY_REQUESTS, noted under the first limit that has no room, when one
   * has none; then nothing was counted.
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

  /** Tells of a refusal: the first at once; those that follow it within the time are told as a number, with the next line. */
  function note({ name: limit, level }: LimitRule): void {
    const now = clock.now().getTime();
    const last = noted.get(limit);
    if (last && Math.abs(now - last.at) < NOTED_EVERY) {
      last.unsaid += 1;
      return;
    }
    noted.set(limit, { at: now, unsaid: 0 });
    const refused = 1 + (last?.unsaid ?? 0);
    log[level]({ event: "limit-reached", limit, refused }, "A limit was reached");
  }

  /** Counts; throws TOO_MANY_REQUESTS when that would be over the limit. */
  async function hit(rule: CountedRule, subject: Subject, amount = 1, on: Db = db): Promise<void> {
    const refused = await count(rule, subject, amount, on);
    if (refused) throw refused;
  }

  /**
   * Counts all of it in one statement, or, where one limit has no room, nothing: then it throws TOO_MANY_REQUESTS, noted
   * under the first that has none.
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

  /** Counts, and says whether it was within the limit. */
  async function tryHit(rule: CountedRule, subject: Subject, amount = 1, on: Db = db): Promise<boolean> {
    return (await count(rule, subject, amount, on)) === undefined;
  }

  /** Comes in; the function it gives goes out again. Throws TOO_MANY_REQUESTS for one too many at once. */
  function enter(rule: ConcurrencyRule, subject: Subject): () => void {
    const times = rule.isByNetwork ? factor : 1;
    const rooms = placesOf(rule, subject).map(({ place, share }) => ({
      key: `${rule.name}:${place}`,
      max: rule.max * share * times,
    }));
    const leave = concurrency.enter(rooms);
    if (!leave) throw refusal(rule, rule.retryAfter);
    return leave;
  }

  const keysOf = (rule: StoredRule, subject: Subject) =>
    placesOf(rule, subject).flatMap(({ place }) =>
      rule.allowances.map(({ window }) => keyOf(rule, window, place)),
    );

  /** Takes one back that was counted before it was known whether it counts. */
  const giveBack = (rule: StoredRule, subject: Subject) => refundHit(db, keysOf(rule, subject), 1);
  const forget = (rule: StoredRule, subject: Subject) => clearWindows(db, keysOf(rule, subject));
  const purge = () => purgeWindows(db, clock.now());

  return { hit, hitAll, tryHit, countNow, enter, note, giveBack, forget, purge };
}

const allFit = (counters: readonly Counter[]) => counters.every(({ amount, max }) => amount <= max);

const secondsTo = (until: Date | undefined, now: Date) =>
  Math.max(1, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1_000));

/** Whether a limit refused, and not something else went wrong. */
export const isLimitRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code === "TOO_MANY_REQUESTS";

/** Where a hit is counted: on its subject, and on the site around it when that is an IPv6 network. */
function placesOf({ isByNetwork }: LimitRule, subject: Subject): { place: Subject; share: number }[] {
  const site = isByNetwork ? siteOf(String(subject)) : undefined;
  const own = { place: subject, share: 1 };
  return site ? [own, { place: site, share: SITE_SHARE }] : [own];
}

const keyOf = ({ name }: CountedRule, window: number, place: Subject) => `${name}/${window / 1_000}:${place}`;
