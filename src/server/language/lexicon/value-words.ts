/** Words and phrases separated by "|", in normal spelling. They are normalized before comparison. */
export type ValuePhrases = string;

export const UNIT_NAMES = [
  "people",
  "money",
  "percent",
  "points",
  "times",
  "minute",
  "hour",
  "day",
  "week",
  "month",
  "year",
] as const;
export type UnitName = (typeof UNIT_NAMES)[number];

export const BOUNDS = ["over", "since", "atLeast", "justOver", "under", "atMost", "nearly"] as const;
/** Side of a number that an amount includes. */
export type Bound = (typeof BOUNDS)[number];

/** Words of one language for numbers, amounts, ordinals and rates. */
export interface ValueWords {
  /** Most frequent words, to detect the language when a word belongs to several. */
  readonly common: ValuePhrases;
  /** Number words by value; "~2" is about two, "?" is several. */
  readonly numbers: Readonly<Record<string, ValuePhrases>>;
  /** Number words are written as one word: "fünfundzwanzig". */
  readonly isGlued?: boolean;
  /** Words that mean 1 before a unit or a magnitude, and are articles elsewhere. */
  readonly articles: ValuePhrases;
  /** Number words that are also pronouns ("a good one"), and the words before which they are numbers. */
  readonly pronouns?: { readonly words: ValuePhrases; readonly after: ValuePhrases };
  /** "Thirty and five"; `backward` if the ones may come first: "fünf und dreißig". */
  readonly joins: { readonly forward: ValuePhrases; readonly backward?: ValuePhrases };
  /** Words that add a half, after the number ("and a half") or before it. */
  readonly halves: { readonly after: ValuePhrases; readonly before?: ValuePhrases };
  /** Multipliers by value. Counted ones occur only after a number: "5k", "two millions". */
  readonly magnitudes: Readonly<Record<string, ValuePhrases>>;
  readonly countedMagnitudes: Readonly<Record<string, ValuePhrases>>;
  readonly units: Readonly<Record<UnitName, ValuePhrases>>;
  /** Before a number ("more than") and after it ("or more"). */
  readonly bounds: {
    readonly before: Readonly<Record<Bound, ValuePhrases>>;
    readonly after: Readonly<Record<Bound, ValuePhrases>>;
  };
  /** Before or after an approximate number. */
  readonly about: ValuePhrases;
  /** "5 to 8" and "between 5 and 8". */
  readonly ranges: { readonly to: ValuePhrases; readonly between: ValuePhrases; readonly and: ValuePhrases };
  /** Marks a time in the past: "vor zwei Jahren" is not a bound. */
  readonly ago?: ValuePhrases;
  /** Before a time, an upper bound: "in the last". */
  readonly within?: ValuePhrases;
  /** Articles before either end of a range: "entre el 5 y el 10". */
  readonly the?: ValuePhrases;
  /** Between a number and "once": "3 ayda bir" is once in three months. */
  readonly spans?: ValuePhrases;
  /** "4 out of 5"; `reversed` if the denominator comes first. */
  readonly outOf: { readonly forward: ValuePhrases; readonly reversed?: ValuePhrases };
  /** Shares of a whole, by percentage: "a third". */
  readonly shares: Readonly<Record<string, ValuePhrases>>;
  /** Ordinals by number; -1 is the last, 0 for phrases that aren't ordinals ("first of all"). */
  readonly places: Readonly<Record<string, ValuePhrases>>;
  /** Before a number that is a count, not a list position: "we are", "there are". */
  readonly counting: ValuePhrases;
  /** Before an ordinal number or letter ("option"), or right after its digits ("nd"). */
  readonly placeMarks: { readonly before: ValuePhrases; readonly after: ValuePhrases };
  /** Frequency words, by days between: "weekly" is 7. */
  readonly every: Readonly<Record<string, ValuePhrases>>;
  /** Monday is 1. */
  readonly weekdays: Readonly<Record<string, ValuePhrases>>;
  /** Periods next to a count, in days: "a week" is 7. */
  readonly per: Readonly<Record<string, ValuePhrases>>;
  /** Before a time: "every two weeks". */
  readonly each: ValuePhrases;
  /** Times in one word, in days: "a decade". */
  readonly periods?: Readonly<Record<string, ValuePhrases>>;
  /** By count: "once", "twice". */
  readonly counts: Readonly<Record<string, ValuePhrases>>;
}
