/** Different ways to say one thing. The one used last isn't used next. */
export type Variants = readonly [string, string, ...string[]];

/** A number of things, in the plural forms of the language. */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The assistant's texts in one language. Values replace names in braces. Button names are English, as on screen. */
export interface ReplyPhrases {
  /** BCP 47. */
  readonly language: string;
  /** Frequent words that distinguish it from the other languages, separated by spaces. */
  readonly tell: string;

  readonly questions: Counted;
  readonly minutes: Counted;
  /** A number of questions that depends on the answers. */
  readonly about: string;
  readonly welcome: string;
  readonly allDone: string;

  /** Replies to stored answers: a rating or a choice, a text, a skipped question. */
  readonly acknowledgements: {
    readonly answer: Variants;
    readonly outOfFive: string;
    readonly text: Variants;
    /** Repeats the part of a text that contains a number, a name or a date. */
    readonly quote: Variants;
    readonly skipped: Variants;
    /** After several failed attempts at an optional question. */
    readonly leftOpen: Variants;
    /** After a follow-up: nothing was added, or there was no room. */
    readonly kept: Variants;
    readonly full: Variants;
    /** Answered in the form while the message was processed. */
    readonly newer: string;
    readonly newerSkip: string;
  };

  /** The note of a changed answer. */
  readonly edited: string;
  readonly skipped: string;
  /** An answer inside a sentence. */
  readonly quoted: string;
  readonly crowded: Variants;

  readonly refused: Readonly<Record<Reason, Variants>>;

  /** Suggests an answer; a yes stores it. */
  readonly didYouMean: Variants;

  readonly asks: {
    /** Asks whether to store a message that may not be an answer. */
    readonly keepWords: Variants;
    readonly ownWords: Variants;
    readonly shorten: Variants;
    readonly choose: Variants;
    readonly chooseSeveral: Variants;
    /** When the reply before listed the options. */
    readonly chooseAgain: Variants;
    readonly which: Variants;
    readonly rate: Variants;
    readonly rateUnnamed: Variants;
    /** Before the labels of a scale. */
    readonly scale: Variants;
    readonly more: string;
    readonly skip: Variants;
    readonly form: Variants;
    /** Leads back to the question. Must not be a question that "yes" answers. */
    readonly back: Variants;
  };

  /** The question has no help text. */
  readonly nothingMore: Variants;
  /** The question's author gave no reason for it. */
  readonly noReason: string;
  /** After a fact that the reply before already gave. */
  readonly allIKnow: Variants;
  readonly cannotAnswer: Variants;
  readonly contact: { readonly email: string; readonly organization: string };

  readonly facts: {
    readonly readers: string;
    readonly readByModel: string;
    readonly readByNoModel: string;
    readonly privacy: string;
    readonly left: string;
    readonly leftOnScreen: string;
    readonly pause: string;
    /** Whether a high rating is better, worse or neither; `highIsUnsaid` if the author didn't choose. */
    readonly highIsGood: string;
    readonly highIsBad: string;
    readonly highIsNeutral: string;
    readonly highIsUnsaid: string;
    readonly scale: string;
    readonly scaleUnnamed: string;
    readonly oneOption: string;
    readonly severalOptions: string;
    readonly oneRating: string;
    readonly anyText: string;
    readonly optional: string;
    readonly required: string;
    readonly notAPerson: string;
  };

  /** To someone who may be in danger, or whom the questions upset. The contact follows `emergency`. */
  readonly distress: {
    readonly calm: Variants;
    readonly email: string;
    readonly organization: string;
    readonly emergency: string;
  };

  readonly edit: {
    readonly offer: Variants;
    /** The new answer is not known. */
    readonly open: Variants;
    /** The answer is not known. The first example must be an edit request to the parser. */
    readonly how: Variants;
    readonly already: Variants;
    /** The question has no answer. */
    readonly notYet: Variants;
    readonly done: Variants;
    readonly declined: Variants;
    /** The question is no longer asked. */
    readonly gone: Variants;
  };
}

/** Why a message was not stored, or what it was instead. */
export type Reason =
  | "required"
  | "greeting"
  | "thanks"
  | "parting"
  | "noise"
  | "unsure-text"
  | "unsure-closed"
  | "ambiguous"
  | "several"
  | "none"
  | "off-scale"
  | "out-of-range"
  | "not-whole"
  | "too-long"
  | "unclear-text"
  | "unclear-closed"
  | "bare-number"
  | "bare-yes"
  | "reference"
  | "command"
  | "abuse"
  | "wait";
