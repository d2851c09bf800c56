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
 * Limits how often something may happen to a subject. Counts in the database survive a restart. Counts in memory are
 * cheap: they are for limits that apply to every call and protect no secret (decision 0033).
 */
export interface CountedRule<Place extends "database" | "memory" = "database" | "memory"> {
  readonly place: Place;
  readonly name: string;
  /** All of them must have room. */
  readonly allowances: readonly Allowance[];
  readonly words: string;
  /** Whether the subject is a network. An IPv6 site may do twice as much, over all its networks. */
  readonly isByNetwork: boolean;
  /** Log level of refusals: errors if they affect people who did nothing wrong. */
  readonly level: "warn" | "error";
}

/** Limits how many operations of a subject may run at the same time. */
export interface ConcurrencyRule {
  readonly place: "concurrent";
  readonly name: string;
  readonly max: number;
  readonly words: string;
  /** In seconds. */
  readonly retryAfter: number;
  /** As in `CountedRule`. */
  readonly isByNetwork: boolean;
  readonly level: "warn" | "error";
}

export type LimitRule = CountedRule | ConcurrencyRule;

const TOO_MANY = "Too many requests. Please wait a moment and try again.";

type Row = readonly [max: number, window: number];
const allowancesOf = (rows: readonly Row[]) => rows.map(([max, window]) => ({ max, window }));

const databaseRule = (name: string, ...rows: readonly Row[]): CountedRule<"database"> => ({
  place: "database",
  name,
  allowances: allowancesOf(rows),
  words: TOO_MANY,
  isByNetwork: false,
  level: "warn",
});
const alertingRule = (name: string, ...rows: readonly Row[]) => ({
  ...databaseRule(name, ...rows),
  level: "error" as const,
});
const withWords = (words: string, rule: CountedRule<"database">) => ({ ...rule, words });
const byNetwork = (name: string, ...rows: readonly Row[]) => ({
  ...databaseRule(name, ...rows),
  isByNetwork: true,
});
const inMemory = (rule: CountedRule): CountedRule<"memory"> => ({ ...rule, place: "memory" });
const concurrencyRule = (name: string, max: number, words: string, retryAfter: number): ConcurrencyRule => ({
  place: "concurrent",
  name,
  max,
  words,
  retryAfter,
  isByNetwork: false,
  level: "warn",
});

const TOO_MANY_PAGES = "Too many pages are open. Please close some.";

/** Calls per minute that a signed-in session may make, unless all limits are multiplied. */
export const CALLS_A_MINUTE = 300;

/** Every limit. docs/security.md says what they protect. */
export const LIMITS = {
  /** Calls of any kind. A network can be a whole workshop. */
  callsBySession: inMemory(databaseRule("calls-session", [CALLS_A_MINUTE, MINUTE])),
  callsByNetwork: inMemory(byNetwork("calls-network", [3_000, MINUTE])),
  /** In total. Further connections are closed without a reply, so only the log shows them. */
  connections: { ...concurrencyRule("connections", 4_096, TOO_MANY, 1), level: "error" },
  loginByAccountAndNetwork: databaseRule("login-account-network", [10, 15 * MINUTE]),
  /** On one account, by all networks together that its admin hasn't signed in from. */
  loginByStrangers: databaseRule("login-strangers", [50, 15 * MINUTE], [100, HOUR]),
  loginByNetwork: byNetwork("login-network", [30, 15 * MINUTE]),
  /** Counts refused links only. */
  resetByNetwork: byNetwork("reset-network", [10, HOUR]),
  resetMailByNetwork: byNetwork("reset-mail-network", [100, HOUR]),
  linkMailByNetwork: byNetwork("link-mail-network", [100, HOUR]),
  /** Emails to one address, by topic. Verified addresses have no daily limit, so they are never blocked for a day. */
  mailToStranger: databaseRule("mail-stranger", [5, HOUR], [15, DAY]),
  mailToNewcomer: databaseRule("mail-newcomer", [5, HOUR], [15, DAY]),
  signInMail: databaseRule("mail-sign-in", [5, HOUR]),
  resultsMail: databaseRule("mail-results", [5, HOUR]),
  resetMail: databaseRule("mail-reset", [5, HOUR]),
  invitationMail: withWords(
    "Too many links were created. Try again in an hour.",
    databaseRule("mail-invitation", [5, HOUR]),
  ),
  testMail: withWords(
    "You've sent several test emails. Try again in an hour.",
    databaseRule("mail-test", [5, HOUR]),
  ),
  /** Emails in total, by kind of recipient. For known people they are an emergency brake only. */
  mailToStrangers: alertingRule("mail-strangers", [50, HOUR]),
  mailToNewcomers: alertingRule("mail-newcomers", [200, HOUR]),
  /** Anyone can create newcomers, so each network gets only a share of their emails (decision 0033). */
  mailToNewcomersByNetwork: byNetwork("mail-newcomers-network", [75, HOUR]),
  mailToParticipants: alertingRule("mail-participants", [1_000, HOUR]),
  /** Separate, so that long lists of invitations don't block sign-in links. */
  mailToInvited: alertingRule("mail-invited", [1_000, HOUR]),
  mailToAdmins: alertingRule("mail-admins", [200, HOUR]),
  lookupByNetwork: byNetwork("lookup-network", [60, MINUTE], [300, HOUR]),
  registrationByNetwork: byNetwork("register-network", [100, HOUR]),
  /** An emergency brake: twenty networks at their limit reach it. */
  registrationInAll: databaseRule("register-all", [2_000, HOUR]),
  redeemByNetwork: byNetwork("redeem-network", [300, MINUTE]),
  turnByParticipant: inMemory(databaseRule("turn-participant", [20, MINUTE], [200, HOUR])),
  /** One that runs and one that waits for it. */
  turnByAttempt: concurrencyRule("turn-attempt", 2, "Please wait for the reply to your last message.", 1),
  /**
   * Bytes that a participant may store. The largest body fits twice in a minute, and an hour allows what a person types
   * in a day. Unverified participants get less, because one stranger can be many of them.
   */
  bytesByParticipant: inMemory(databaseRule("bytes-participant", [512 * KB, MINUTE], [4_096 * KB, HOUR])),
  bytesByUnverified: inMemory(databaseRule("bytes-unverified", [512 * KB, MINUTE], [1_024 * KB, DAY])),
  attemptByUnverified: databaseRule("attempt-unverified", [5, DAY]),
  attemptByParticipant: databaseRule("attempt-participant", [20, HOUR], [60, DAY]),
  /** Open pages that follow an attempt or wait for its recommendations. */
  followByParticipant: concurrencyRule("follow-participant", 20, TOO_MANY_PAGES, 5),
  followByAdmin: concurrencyRule("follow-admin", 20, TOO_MANY_PAGES, 5),
  awaitByParticipant: concurrencyRule("await-participant", 5, TOO_MANY_PAGES, 5),
  /** All of these together. Each takes a connection, so one network must not use them all. */
  streamsByNetwork: { ...concurrencyRule("streams-network", 200, TOO_MANY_PAGES, 5), isByNetwork: true },
  generateByAdmin: databaseRule("generate-admin", [30, HOUR]),
  draftByAdmin: databaseRule("draft-admin", [30, HOUR]),
  /** A check calls the AI models. */
  serverCheckByAdmin: databaseRule("server-check-admin", [30, HOUR]),
  /** A test makes about sixty model calls. */
  modelTestByAdmin: databaseRule("model-test-admin", [10, HOUR]),
} as const satisfies Record<string, LimitRule>;
