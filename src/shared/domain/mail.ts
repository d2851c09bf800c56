/** What a mail is for. */
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

/** Queued until the provider has taken it, has refused it for good, or its link has run out. */
export const MAIL_STATES = ["queued", "sent", "failed", "expired"] as const;
export type MailState = (typeof MAIL_STATES)[number];
