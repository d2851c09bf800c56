import type { Phrases } from "./value-words";

export const CUES = [
  "filler",
  "choosing",
  "not",
  "notBehind",
  "only",
  "instead",
  "except",
  "correction",
  "or",
  "to",
  "perhaps",
  "and",
  "but",
  "because",
  "now",
  "so",
  "elsewhere",
  "all",
  "both",
  "none",
  "any",
  "other",
] as const;
/** What words that hold an answer together say of the values beside them. */
export type Cue = (typeof CUES)[number];

/** How one language says which of the things that are named are chosen. */
export type GrammarWords = Readonly<
  Record<Cue, Phrases> & {
    /**
     * Words that change nothing: "please", "the"; also after a number that counts nothing.
     */
    filler: Phrases;
    /** What follows is chosen: "I'd say", "put me down for", "we go with". */
    choosing: Phrases;
    /** What follows is turned down: "not", "neither", "anything but"; `notBehind` what stands before: "değil". */
    not: Phrases;
    notBehind: Phrases;
    /** What makes a "not" say nothing: "not only". */
    only: Phrases;
    /** What follows is turned down, what stands before is chosen: "rather than", "and not". */
    instead: Phrases;
    /** After "all": what follows is left out. */
    except: Phrases;
    /** What follows takes the place of what was said: "no wait", "actually", "make that". */
    correction: Phrases;
    or: Phrases;
    /** Between two values: from the one to the other. */
    to: Phrases;
    /** Offers another value where one was named, else says nothing: "maybe". */
    perhaps: Phrases;
    and: Phrases;
    but: Phrases;
    /** What follows is a reason. */
    because: Phrases;
    /** What follows holds after all: "now", "these days". */
    now: Phrases;
    /** What follows is settled on: "so", "in the end". */
    so: Phrases;
    /** What was, should be, would be, or what others say: it chooses nothing. */
    elsewhere: Phrases;
    all: Phrases;
    both: Phrases;
    none: Phrases;
    /** Bare words that say of a name beside them that it is not there, whatever else they say: "kein". */
    absent: Phrases;
    /** Those of them that deny what follows and nothing else; none in languages where it stands behind. */
    without?: Phrases;
    /** What adds to what was said, and joins nothing: "too". */
    also?: Phrases;
    /** Of a question, that it asks if there is anything else. */
    more?: Phrases;
    any: Phrases;
    /** "Something else". */
    other: Phrases;
  }
>;
