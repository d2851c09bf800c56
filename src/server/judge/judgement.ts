import type { AnswerValue } from "#shared/domain/answer";
import type { AnswerableQuestion, ExplainedQuestion } from "#shared/domain/question";

/** What a message answers, with what its author tells those who ask about it. */
export type JudgedQuestion = AnswerableQuestion & Pick<ExplainedQuestion, "help" | "whyAsked">;

/** Why a message is not taken as an answer. */
export const REJECTION_REASONS = [
  "empty",
  "required",
  "question",
  "greeting",
  "noise",
  "unsure",
  "ambiguous",
  "several",
  "none",
  "out-of-range",
  "not-whole",
  "too-long",
  "unclear",
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/**
 * What the rules make of one message.
 * - `accepted`: store `answer`; `understoodAs` is set when the message was not taken word for word.
 * - `skipped`: an optional question was left out on purpose.
 * - `rejected`: `help` tells the participant what to do.
 * - `undecided`: a reader of language should look. Where there is none, store `fallback`; when that is
 *   null, say `help`.
 */
export type Judgement =
  | { outcome: "accepted"; answer: AnswerValue; understoodAs: string | null }
  | { outcome: "skipped" }
  | { outcome: "rejected"; reason: RejectionReason; help: string }
  | { outcome: "undecided"; fallback: AnswerValue | null; help: string };

/** What a reader for one type of question found; judge.ts adds the help and the last check. */
export type Reading =
  | { kind: "answer"; answer: AnswerValue; understoodAs: string | null }
  | { kind: "skip" }
  | { kind: "refused"; reason: RejectionReason; candidates?: readonly string[] }
  | { kind: "open"; fallback: AnswerValue | null };

/** A reading that refuses; `candidates` are the options that the message may have meant. */
export function refused(reason: RejectionReason, candidates?: readonly string[]): Reading {
  return candidates === undefined ? { kind: "refused", reason } : { kind: "refused", reason, candidates };
}

/** A reading that leaves the decision to a reader of language. */
export function open(fallback: AnswerValue | null): Reading {
  return { kind: "open", fallback };
}
