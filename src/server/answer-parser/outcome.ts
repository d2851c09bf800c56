import type { AnswerValue } from "#shared/domain/answer";
import type { AnswerableQuestion, ExplainedQuestion } from "#shared/domain/question";

/** What a message answers, with what its author tells those who ask about it. */
export type JudgedQuestion = AnswerableQuestion & Pick<ExplainedQuestion, "help" | "whyAsked">;

/** What people ask about the assessment itself, none of which a question's own help answers. */
export const TOPICS = [
  /** Who reads the answers, and whether they are anonymous. */
  "readers",
  /** How long it takes, and how many questions are left. */
  "length",
  /** Whether one may stop and come back. */
  "pause",
  /** Whether an earlier answer can be changed. */
  "changes",
  /** What one has answered so far. */
  "given",
  /** Whether answers can be deleted. */
  "erasure",
  /** What comes of it: the result, the advice. */
  "result",
  /** Who or what is talking. */
  "assistant",
  /** Whether a question must be answered. */
  "duty",
  /** Whom to ask. */
  "contact",
] as const;
export type Topic = (typeof TOPICS)[number];

/** A question's number as people see it, from 1; "previous" for the one before; null when none is named. */
export type Place = number | "previous" | null;

/** What a correction of an answer that was given before names. */
export interface Correction {
  readonly place: Place;
  /** What the answer should be, as it was written; null when it is not said. */
  readonly words: string | null;
}

/** Why a message is not taken as an answer, with what a reply to it needs to know. */
export type Refusal =
  /** It asks about the question: what is meant, why it is asked, or something that neither tells. */
  | { readonly reason: "question"; readonly about: "meaning" | "reason" | "else" }
  /** It asks about the assessment, perhaps about the answer to one question of it. */
  | { readonly reason: "assessment"; readonly topic: Topic; readonly place?: Place }
  /** It changes an answer that was given before. */
  | { readonly reason: "correction"; readonly correction: Correction }
  /** It may mean any of these options (none: that is not clear either), or more of them than may be chosen. */
  | { readonly reason: "ambiguous" | "several"; readonly candidates: readonly string[] }
  /** It probably means these, all of them, and perhaps more: a yes is enough. */
  | { readonly reason: "likely"; readonly candidates: readonly string[] }
  | {
      readonly reason:
        | "empty"
        | "required"
        /** "Same as before". */
        | "reference"
        /** An order to the assistant. */
        | "command"
        | "abuse"
        | "wait"
        | "greeting"
        | "thanks"
        | "parting"
        | "noise"
        /** "I don't know". */
        | "unsure"
        /** A number alone where words were asked for. */
        | "bare-number"
        /** "Yes" to a question that asks for more. */
        | "bare-yes"
        | "none"
        | "out-of-range"
        | "not-whole"
        | "too-long"
        | "unclear";
    };
export type RejectionReason = Refusal["reason"];
/** Reasons that need no more words. */
export type PlainReason = Exclude<
  RejectionReason,
  "question" | "assessment" | "correction" | "ambiguous" | "several" | "likely"
>;

/**
 * What the rules make of one message. Where `isExact`, nobody could read it otherwise (an option's text, a lone number,
 * a button, the word "skip"); else a reader of language is asked first, where there is one (decision 0077),
 * and this counts without.
 * - `accepted`: store `answer`; `understoodAs` is set when the message was not taken word for word.
 * - `skipped`: an optional question was left out on purpose.
 * - `rejected`: store nothing, and say why; `isGuess` where no rule says so, only what was learned.
 */
export type Judgement = Outcome & { readonly isExact: boolean };
/** The same of one reader; judge.ts has the last check. */
export type Outcome =
  | { readonly outcome: "accepted"; readonly answer: AnswerValue; readonly understoodAs: string | null }
  | { readonly outcome: "skipped" }
  | { readonly outcome: "rejected"; readonly refusal: Refusal; readonly isGuess?: true };

/** A refusal; `candidates` are the options that the message may have meant. */
export function refused(
  reason: PlainReason | "ambiguous" | "several" | "likely",
  candidates: readonly string[] = [],
): Outcome {
  const isNamed = reason === "ambiguous" || reason === "several" || reason === "likely";
  return { outcome: "rejected", refusal: isNamed ? { reason, candidates } : { reason } };
}

/** Whether a message was not understood at all. */
export const isLost = (reading: Outcome): boolean =>
  reading.outcome === "rejected" && ["none", "unclear"].includes(reading.refusal.reason);
