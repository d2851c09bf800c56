export type AiPurpose = "judge" | "recommend";

/** The kinds of data that a call sends to a model. The participant's identity is never among them. */
export const SENT_KINDS = [
  "assessment",
  "focus",
  "question",
  "questions",
  "guidance",
  "reply",
  "earlier-reply",
  "answers",
  "values",
  "cards",
  /** Sentences by a model, for another call to check. */
  "sentences",
] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/**
 * Whether a model is in use. none: not set up. untested: it hasn't passed its test. outdated: it passed only an earlier
 * version of the test. partly: it may read replies or write advice, not both. serving: in use. spent: the day's budget
 * is used up. unavailable: it isn't answering at the moment.
 */
export const AI_STATES = [
  "none",
  "untested",
  "outdated",
  "partly",
  "serving",
  "spent",
  "unavailable",
] as const;
export type AiState = (typeof AI_STATES)[number];
