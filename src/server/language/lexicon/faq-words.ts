/** FAQ and distress words, as in `IntentWords`. They still count as unknown, because answers contain them too. */
export interface FaqWords {
  /** Ends of a scale: "good", "worst", "higher". */
  readonly scaleEnd: string;
  /** Parts of a scale: "number", "scale", "five". */
  readonly scaleWord: string;
  /** "More than one", "several", "only one". */
  readonly several: string;
  /** "Choose", "tick", "options". */
  readonly choose: string;
  /** Complete phrases for leaving a question out: "leave this out", "not answer". */
  readonly leaveOut: string;
  /** "I'd like to", "please let me". */
  readonly wish: string;
  /** "Talk", "call", "contact". */
  readonly talk: string;
  /** "A person", "someone", "the phone number". */
  readonly person: string;
  /** Complete phrases of people who may be in danger or whom the questions upset: "kill myself", "this upsets me". */
  readonly distress: string;
  /** Phrases ("I want to end it") and feelings ("upset") that are distress only without other content. */
  readonly despair: string;
  /** Words around a feeling: "makes me", "I feel", "extremely". */
  readonly feels: string;
}

export type FaqConcept = keyof FaqWords;
