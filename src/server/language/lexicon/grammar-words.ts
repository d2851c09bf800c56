import type { ValuePhrases } from "./value-words";

export const FUNCTION_WORDS = [
  /** Words without effect: "please", "the"; also allowed after a number that counts nothing. */
  "filler",
  /** Chooses what follows: "I'd say", "put me down for", "we go with". */
  "choosing",
  /** Rejects what follows: "not", "neither", "anything but". `notBehind` rejects what precedes: "değil". */
  "not",
  "notBehind",
  /** Cancels a "not": "not only". */
  "only",
  /** Rejects what follows and chooses what precedes: "rather than", "and not". */
  "instead",
  /** After "all", excludes what follows. */
  "except",
  /** Replaces what was said: "no wait", "actually", "make that". */
  "correction",
  "or",
  /** Between the two ends of a range. */
  "to",
  /** Adds an alternative to a named value, else has no effect: "maybe". */
  "perhaps",
  "and",
  "but",
  "because",
  /** Starts the current state: "now", "these days". */
  "now",
  /** Starts a conclusion: "so", "in the end". */
  "so",
  /** Past, wishes, hypotheticals and what others say; chooses nothing. */
  "elsewhere",
  "all",
  "both",
  "none",
  "any",
  /** "Something else". */
  "other",
] as const;
/** Role of a function word for the options next to it. */
export type FunctionWord = (typeof FUNCTION_WORDS)[number];

/** Words of one language that tell which of the named options are chosen. */
export interface GrammarWords extends Readonly<Record<FunctionWord, ValuePhrases>> {
  /** First or last word of an option that excludes all others: "Cash only". */
  readonly alone: ValuePhrases;
  /** Single words that negate the noun next to them: "kein". */
  readonly absent: ValuePhrases;
  /** The subset of `absent` that only negates what follows; missing in languages where the negation comes last. */
  readonly without?: ValuePhrases;
  /** Words of questions that ask for anything else. */
  readonly more?: ValuePhrases;
}
