import type { ValuePhrases } from "./value-words";

export const FUNCTION_WORDS = [
  /** Words that change nothing: "please", "the"; also after a number that counts nothing. */
  "filler",
  /** What follows is chosen: "I'd say", "put me down for", "we go with". */
  "choosing",
  /** What follows is turned down: "not", "neither", "anything but"; `notBehind` what stands before: "değil". */
  "not",
  "notBehind",
  /** What makes a "not" say nothing: "not only". */
  "only",
  /** What follows is turned down, what stands before is chosen: "rather than", "and not". */
  "instead",
  /** After "all": what follows is left out. */
  "except",
  /** What follows takes the place of what was said: "no wait", "actually", "make that". */
  "correction",
  "or",
  /** Between two values: from the one to the other. */
  "to",
  /** Offers another value where one was named, else says nothing: "maybe". */
  "perhaps",
  "and",
  "but",
  /** What follows is a reason. */
  "because",
  /** What follows holds after all: "now", "these days". */
  "now",
  /** What follows is settled on: "so", "in the end". */
  "so",
  /** What was, should be, would be, or what others say: it chooses nothing. */
  "elsewhere",
  "all",
  "both",
  "none",
  "any",
  /** "Something else". */
  "other",
] as const;
/** What words that hold an answer together say of the values beside them. */
export type FunctionWord = (typeof FUNCTION_WORDS)[number];

/** How one language says which of the things that are named are chosen. */
export interface GrammarWords extends Readonly<Record<FunctionWord, ValuePhrases>> {
  /** First or last in an option, that it stands beside no other: "Cash only". */
  readonly alone: ValuePhrases;
  /** Bare words that say of a name beside them that it is not there, whatever else they say: "kein". */
  readonly absent: ValuePhrases;
  /** Those of them that deny what follows and nothing else; none in languages where it stands behind. */
  readonly without?: ValuePhrases;
  /** Of a question, that it asks if there is anything else. */
  readonly more?: ValuePhrases;
}
