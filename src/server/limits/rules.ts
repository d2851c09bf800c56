const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KB = 1_024;

/** At most `max` within `window` milliseconds. */
export interface Allowance {
  readonly max: number;
  readonly window: number;
}

/**
 * What may happen to one subject only so often. In the database a restart forgives nothing; in memory a count costs
 * nothing, which is for what guards no secret and happens with every call (decision 0030).
 */
export interface CountedRule<Place extends "database" | "memory" = "database" | "memory"> {
  readonly place: Place;
  readonly name: string;
  /** It is within the limit while every one of them holds. */
  readonly allowances: readonly Allowance[];
  /** Whether the subject is a network: the site around it may do twice as much, in all its networks together. */
  readonly isByNetwork: boolean;
}

/** How many of one subject may be under way at the same time, and what is said to one more. */
export interface AtOnceRule {
  readonly place: "at once";
  readonly name: string;
  readonly max: number;
  readonly words: string;
  /** In seconds. */
  readonly retryAfter: number;
}

export type LimitRule = CountedRule | AtOnceRule;

type Row = readonly [max: number, window: number];
const allowancesOf = (rows: readonly Row[]) => rows.map(([max, window]) => ({ max, window }));

const stored = (name: string, ...rows: readonly Row[]): CountedRule<"database"> => ({
  place: "database",
  name,
  allowances: allowancesOf(rows),
  isByNetwork: false,
});
const byNetwork = (name: string, ...rows: readonly Row[]) => ({
  ...stored(name, ...rows),
  isByNetwork: true,
});
const inMemory = (rule: CountedRule): CountedRule<"memory"> => ({ ...rule, place: "memory" });
const atOnce = (name: string, max: number, words: string, retryAfter: number): AtOnceRule => ({
  place: "at once",
  name,
  max,
  words,
  retryAfter,
});

const TOO_MANY_PAGES = "Too many pages are open at once. Please close some.";

/** Every limit and where it comes from: security T1, T5, T7, T8, T12, T20, T21, T22 and its status map. */
export const LIMITS = {
  /** Calls of any kind; a network may be a whole workshop. */
  callsBySession: inMemory(stored("calls-session", [300, MINUTE])),
  callsByNetwork: inMemory(byNetwork("calls-network", [3_000, MINUTE])),
  loginByAccountAndNetwork: stored("login-account-network", [10, 15 * MINUTE]),
  /** On one account, by all networks together that its admin has not signed in from. */
  loginByStrangers: stored("login-strangers", [50, 15 * MINUTE], [100, HOUR]),
  loginByNetwork: byNetwork("login-network", [30, 15 * MINUTE]),
  resetByNetwork: byNetwork("reset-network", [10, HOUR]),
  mailByRecipient: stored("mail-recipient", [5, HOUR], [15, DAY]),
  mailByNetwork: byNetwork("mail-network", [100, HOUR]),
  mailInAll: stored("mail-all", [500, HOUR]),
  lookupByNetwork: byNetwork("lookup-network", [60, MINUTE], [300, HOUR]),
  registrationByNetwork: byNetwork("register-network", [100, HOUR]),
  registrationInAll: stored("register-all", [500, HOUR]),
  redeemByNetwork: byNetwork("redeem-network", [300, MINUTE]),
  turnByParticipant: stored("turn-participant", [20, MINUTE], [200, HOUR]),
  /** One that runs, and one that waits for it. */
  turnByAttempt: atOnce("turn-attempt", 2, "Please wait for the reply to your last message.", 1),
  /**
   * Bytes that one participant has stored: the largest body fits twice, and an hour holds what a person can type in
   * a day. Counted in the transaction that stores them.
   */
  bytesByParticipant: stored("bytes-participant", [512 * KB, MINUTE], [4_096 * KB, HOUR]),
  attemptByUnverified: stored("attempt-unverified", [5, DAY]),
  /** Screens that follow an attempt, and those that wait for its recommendations. */
  followByParticipant: atOnce("follow-participant", 20, TOO_MANY_PAGES, 5),
  awaitByParticipant: atOnce("await-participant", 10, TOO_MANY_PAGES, 5),
  generateByAdmin: stored("generate-admin", [30, HOUR]),
  draftByAdmin: stored("draft-admin", [30, HOUR]),
} as const satisfies Record<string, LimitRule>;
