import type { AnswerValue } from "#shared/domain/answer";

/** Topics of questions about the assessment that the chat answers. */
export const TOPICS = [
  /** Who reads the answers, and whether they're anonymous. */
  "readers",
  /** Duration, and how many questions are left. */
  "length",
  /** Whether the participant can stop and come back. */
  "pause",
  /** What the rating numbers mean, and which end is better. */
  "scale",
  /** Whether several options can be chosen. */
  "selection",
  /** Whether the question must be answered. */
  "optional",
  /** Whether the assistant is a person, and how to reach one. */
  "person",
] as const;
export type FaqTopic = (typeof TOPICS)[number];

/** A question's number as participants see it, from 1; "previous" for the last answer; null when none is named. */
export type QuestionRef = number | "previous" | null;

export interface EditRequest {
  readonly question: QuestionRef;
  /** The new answer as written; null when the message doesn't contain it. */
  readonly value: string | null;
}

/** Meaning of a message that isn't an answer. */
export type Intent =
  /** Asks about the question: its meaning, its reason, or something that the chat can't answer. */
  | { readonly kind: "question"; readonly about: "meaning" | "reason" | "other" }
  | { readonly kind: "assessment"; readonly topic: FaqTopic }
  | ({ readonly kind: "edit-request" } & EditRequest)
  | {
      readonly kind: /** "Same as before". */
        | "reference"
        /** Instructions to the assistant. */
        | "command"
        | "abuse"
        /** Says that the participant may be in danger, or that the questions upset them. */
        | "distress"
        | "wait"
        | "greeting"
        | "thanks"
        | "parting"
        /** Gibberish. */
        | "noise"
        | "unsure"
        /** A number alone where words were asked for. */
        | "bare-number"
        /** "Yes" to a question that asks for more. */
        | "bare-yes";
    };
export type IntentKind = Intent["kind"];

/** Why a possible answer could not be stored. */
export type UnclearReason =
  | "empty"
  /** Skipped, but required. */
  | "required"
  /** May mean any of `candidates`; with no candidates, it's unknown which options are meant. */
  | "ambiguous"
  /** Names several options of a single-choice question. */
  | "several"
  /** "None of them", but no option says so. */
  | "none"
  | "out-of-range"
  | "not-whole"
  | "too-long"
  | "unclear";

/** Result of parsing one message as the reply to one question. */
export type Parsed =
  /** Store `answer` (SKIP for a skipped question). `understoodAs` is null if the message was taken word for word. */
  | { readonly outcome: "stored"; readonly answer: AnswerValue; readonly understoodAs: string | null }
  /** Not certain enough to store. `answer` is the most likely answer, `others` are further close options. */
  | { readonly outcome: "suggestion"; readonly answer: AnswerValue; readonly others: readonly string[] }
  /** Not an answer. `isGuess` when only the classifier says so. */
  | { readonly outcome: "intent"; readonly intent: Intent; readonly isGuess?: true }
  | { readonly outcome: "unclear"; readonly reason: UnclearReason; readonly candidates: readonly string[] };

export type NotStored = Exclude<Parsed, { outcome: "stored" }>;

/** `isExact`: only one reading is possible (a label, a lone number, "skip"), so no model is asked (decision 0077). */
export type ParseResult = Parsed & { readonly isExact: boolean };

export const stored = (answer: AnswerValue, understoodAs: string | null = null): Parsed => ({
  outcome: "stored",
  answer,
  understoodAs,
});

export const unclear = (reason: UnclearReason, candidates: readonly string[] = []): Parsed => ({
  outcome: "unclear",
  reason,
  candidates,
});
