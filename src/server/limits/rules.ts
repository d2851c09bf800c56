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

/** What may happen to one subject only so often. It is within the limit while every allowance holds. */
export interface LimitRule {
  readonly name: string;
  readonly allowances: readonly Allowance[];
}

const rule = (
  name: string,
  ...allowances: readonly (readonly [max: number, window: number])[]
): LimitRule => ({
  name,
  allowances: allowances.map(([max, window]) => ({ max, window })),
});

/** Every limit and where it comes from: security T1, T5, T7, T8, T12, T20, T21 and T22. */
export const LIMITS = {
  loginByAccountAndNetwork: rule("login-account-network", [10, 15 * MINUTE]),
  loginByAccount: rule("login-account", [50, 15 * MINUTE]),
  /** Failures in a row on one account, however slow; signing in or a reset link ends the row. */
  loginInARow: rule("login-in-a-row", [100, 365 * DAY]),
  loginByNetwork: rule("login-network", [30, 15 * MINUTE]),
  resetByNetwork: rule("reset-network", [10, HOUR]),
  mailByRecipient: rule("mail-recipient", [5, HOUR], [15, DAY]),
  mailByNetwork: rule("mail-network", [100, HOUR]),
  mailInAll: rule("mail-all", [500, HOUR]),
  lookupByNetwork: rule("lookup-network", [60, MINUTE], [300, HOUR]),
  registrationByNetwork: rule("register-network", [100, HOUR]),
  registrationInAll: rule("register-all", [500, HOUR]),
  redeemByNetwork: rule("redeem-network", [300, MINUTE]),
  turnByParticipant: rule("turn-participant", [20, MINUTE], [200, HOUR]),
  /**
   * Bytes that one participant has stored: the largest body fits twice, and an hour holds what a person can type in
   * a day. Counted in the transaction that stores them.
   */
  bytesByParticipant: rule("bytes-participant", [512 * KB, MINUTE], [4_096 * KB, HOUR]),
  attemptByUnverified: rule("attempt-unverified", [5, DAY]),
  generateByAdmin: rule("generate-admin", [30, HOUR]),
  draftByAdmin: rule("draft-admin", [30, HOUR]),
} as const;
