import type { AnswerValue } from "#shared/domain/answer";

/** Questions about the assessment, or about how to answer, that the chat can answer. */
export const TOPICS = [
  /** Who reads the answers, and whether they are anonymous. */
  "readers",
  /** How long it takes, and how many questions are left. */
  "length",
  /** Whether the participant can stop and come back. */
  "pause",
  /** What the numbers of a rating mean, and which end is the better one. */
  "scale",
  /** Whether more than one can be chosen. */
  "selection",
  /** Whether the question needs an answer. */
  "optional",
  /** Whether the assistant is a person, and how to reach one. */
  "person",
] as const;
export type FaqTopic = (typeof TOPICS)[number];

/** A question's number as participants see it, from 1; "previous" for the answer given last; null when none is named. */
export type QuestionRef = number | "previous" | null;

/** A request to change an answer that was given before. */
export interface EditRequest {
  readonly question: QuestionRef;
  /** What the answer should become, as written; null when the message does not say. */
  readonly value: string | null;
}

/** What a message is that is no answer. */
export type Intent =
  /** Asks about the question: what it means, why it is asked, or something that nobody wrote down. */
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
        /** "I don't know". */
        | "unsure"
        /** A number alone where words were asked for. */
        | "bare-number"
        /** "Yes" to a question that asks for more. */
        | "bare-yes";
    };
export type IntentKind = Intent["kind"];

/** Why a message that may be an answer could not be stored. */
export type UnclearReason =
  | "empty"
  /** Left out, but required. */
  | "required"
  /** It may mean any of `candidates`; with none, it is not known which options are meant. */
  | "ambiguous"
  /** It names several options, and only one may be chosen. */
  | "several"
  /** "None of them", and no option says so. */
  | "none"
  | "out-of-range"
  | "not-whole"
  | "too-long"
  | "unclear";

/** What one message says as a reply to one question. */
export type Parsed =
  /** Store `answer` (SKIP when the question is left out); `understoodAs` is set unless the message was taken word for word. */
  | { readonly outcome: "stored"; readonly answer: AnswerValue; readonly understoodAs: string | null }
  /** Too little to store. `answer` is the most likely answer, `others` are further options that are close. */
  | { readonly outcome: "suggestion"; readonly answer: AnswerValue; readonly others: readonly string[] }
  /** No answer. `isGuess` when only the classifier says so. */
  | { readonly outcome: "intent"; readonly intent: Intent; readonly isGuess?: true }
  | { readonly outcome: "unclear"; readonly reason: UnclearReason; readonly candidates: readonly string[] };

/**
 * The result of `parseAnswer`. When `isExact`, the message can be read in one way only (an option's text, a lone number, the
 * word "skip"), so no model is asked (decision 0077).
 */
/** A message that was not stored. */
export type NotStored = Exclude<Parsed, { outcome: "stored" }>;

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
