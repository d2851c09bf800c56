/** What a model was asked to do. */
export const AI_PURPOSES = ["judge", "recommend"] as const;
export type AiPurpose = (typeof AI_PURPOSES)[number];

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
] as const;
export type SentKind = (typeof SENT_KINDS)[number];
