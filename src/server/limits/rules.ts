const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `max` hits on one subject within `window` milliseconds. */
export interface LimitRule {
  readonly name: string;
  readonly max: number;
  readonly window: number;
}

const rule = (name: string, max: number, window: number): LimitRule => ({ name, max, window });

/** Every limit and where it comes from: security T1, T5, T7, T8, T12, T20, T21 and T22. */
export const LIMITS = {
  loginByAccountAndNetwork: rule("login-account-network", 10, 15 * MINUTE),
  loginByAccount: rule("login-account", 50, 15 * MINUTE),
  /** Failures in a row on one account, however slow; signing in or a reset link ends the row. */
  loginInARow: rule("login-in-a-row", 100, 365 * DAY),
  loginByNetwork: rule("login-network", 30, 15 * MINUTE),
  resetByNetwork: rule("reset-network", 10, HOUR),
  mailByRecipient: rule("mail-recipient", 5, HOUR),
  mailByRecipientDaily: rule("mail-recipient-day", 15, DAY),
  mailByNetwork: rule("mail-network", 100, HOUR),
  mailInAll: rule("mail-all", 500, HOUR),
  lookupByNetwork: rule("lookup-network", 60, MINUTE),
  lookupByNetworkHourly: rule("lookup-network-hour", 300, HOUR),
  registrationByNetwork: rule("register-network", 100, HOUR),
  registrationInAll: rule("register-all", 500, HOUR),
  redeemByNetwork: rule("redeem-network", 300, MINUTE),
  turnByParticipant: rule("turn-participant", 20, MINUTE),
  turnByParticipantHourly: rule("turn-participant-hour", 200, HOUR),
  attemptByUnverified: rule("attempt-unverified", 5, DAY),
  generateByAdmin: rule("generate-admin", 30, HOUR),
  draftByAdmin: rule("draft-admin", 30, HOUR),
} as const;
