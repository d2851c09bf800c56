/** What a model was asked to do. */
export type AiPurpose = "judge" | "recommend";

/** The kinds of things that a call tells a model. Who the participant is, is none of them. */
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
  /** What a model wrote, which it is asked to check. */
  "sentences",
] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/**
 * Whether a model serves. none: there is none. untested: it has not passed its test yet. outdated: the same, after it
 * passed an earlier version of the test. partly: it may read replies or write advice, not both. serving: it does. spent: the day's budget is used up. unavailable: it does not answer at the
 * moment.
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
