export const MAIL_KINDS = [
  "sign-in",
  "direct-start",
  "invitation",
  "results-ready",
  "no-account",
  "password-reset",
  "password-changed",
  "guessing",
  "old-address",
  "new-address",
  "test",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** An email is queued until the provider accepts it (sent), rejects it for good (failed), or its link expires. */
export const MAIL_STATES = ["queued", "sent", "failed", "expired"] as const;
export type MailState = (typeof MAIL_STATES)[number];
