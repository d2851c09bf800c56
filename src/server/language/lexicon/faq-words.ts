/**
 * The words of questions that a participant asks about how to answer, and of distress. A list is written like those of
 * `IntentWords`, but its words don't count as known: they are part of many answers too.
 */
export interface FaqWords {
  /** Ends of a scale: "good", "worst", "higher". */
  readonly scaleEnd: string;
  /** What a scale is made of: "number", "scale", "five". */
  readonly scaleWord: string;
  /** "More than one", "several", "only one". */
  readonly several: string;
  /** "Choose", "tick", "options". */
  readonly choose: string;
  /** Whole ways to say that a question needs no answer: "leave this out", "not answer". */
  readonly leaveOut: string;
  /** "I'd like to", "please let me". */
  readonly wish: string;
  /** "Talk", "call", "contact". */
  readonly talk: string;
  /** "A person", "someone", "the phone number". */
  readonly person: string;
  /** Whole phrases of someone who may be in danger, or whom the questions upset: "kill myself", "this upsets me". */
  readonly distress: string;
  /** Phrases ("I want to end it") and feelings ("upset") that are distress where they are all that is told. */
  readonly despair: string;
  /** What stands beside a feeling: "makes me", "I feel", "extremely". */
  readonly feels: string;
}

export type FaqConcept = keyof FaqWords;
