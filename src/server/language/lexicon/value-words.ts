/** Words and phrases parted by "|", as people write them; they are compared normalized. */
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
/** What an amount counts. */
export type UnitName = (typeof UNIT_NAMES)[number];

export const BOUNDS = ["over", "since", "atLeast", "justOver", "under", "atMost", "nearly"] as const;
/** Which side of a number is meant. */
export type Bound = (typeof BOUNDS)[number];

/** How one language says numbers, amounts, ordinals and rates. */
export interface ValueWords {
  /** The commonest words: they tell which language a message is in, where a word belongs to several. */
  readonly common: ValuePhrases;
  /** Number words by their value; "~2" is about two, "?" several. */
  readonly numbers: Readonly<Record<string, ValuePhrases>>;
  /** Whether number words are written together: "fünfundzwanzig". */
  readonly isGlued?: boolean;
  /** "One" before a unit or a magnitude, elsewhere an article. */
  readonly articles: ValuePhrases;
  /** Number words that stand for a thing too ("a good one"), and the words before which they do not. */
  readonly pronouns?: { readonly words: ValuePhrases; readonly after: ValuePhrases };
  /** Between the parts of a number: "thirty and five"; backward where the ones may come first: "fünf und dreißig". */
  readonly joins: { readonly forward: ValuePhrases; readonly backward?: ValuePhrases };
  /** A half more: "and a half", or before the number. */
  readonly halves: { readonly after: ValuePhrases; readonly before?: ValuePhrases };
  /** What a number is multiplied by, by value; counted ones only after a number: "5k", "two millions". */
  readonly magnitudes: Readonly<Record<string, ValuePhrases>>;
  readonly countedMagnitudes: Readonly<Record<string, ValuePhrases>>;
  readonly units: Readonly<Record<UnitName, ValuePhrases>>;
  /** Before a number: "more than"; after it: "or more". */
  readonly bounds: {
    readonly before: Readonly<Record<Bound, ValuePhrases>>;
    readonly after: Readonly<Record<Bound, ValuePhrases>>;
  };
  /** Before or after a number that is not exact. */
  readonly about: ValuePhrases;
  /** "5 to 8"; "between 5 and 8". */
  readonly ranges: { readonly to: ValuePhrases; readonly between: ValuePhrases; readonly and: ValuePhrases };
  /** Before a time, how long ago something was: "vor zwei Jahren" is no bound. */
  readonly ago?: ValuePhrases;
  /** Before a time, no longer than that: "in the last". */
  readonly within?: ValuePhrases;
  /** What may stand before either end: "entre el 5 y el 10". */
  readonly the?: ValuePhrases;
  /** Behind a number and before "once", what it counts: "3 ayda bir" is once in three months. */
  readonly spans?: ValuePhrases;
  /** "4 out of 5"; reversed where the whole comes first. */
  readonly outOf: { readonly forward: ValuePhrases; readonly reversed?: ValuePhrases };
  /** Shares of a whole by what they are in percent: "a third". */
  readonly shares: Readonly<Record<string, ValuePhrases>>;
  /** Places in a list by number, -1 the last; 0 for phrases that are none ("first of all"). */
  readonly places: Readonly<Record<string, ValuePhrases>>;
  /** Before a number that counts, and is no place: "we are", "there are". */
  readonly counting: ValuePhrases;
  /** Before a number or letter that is a place ("option"), right after its digits ("nd"). */
  readonly placeMarks: { readonly before: ValuePhrases; readonly after: ValuePhrases };
  /** How often by itself, by the days between: "weekly" is 7. */
  readonly every: Readonly<Record<string, ValuePhrases>>;
  /** From Monday, which is 1. */
  readonly weekdays: Readonly<Record<string, ValuePhrases>>;
  /** Beside a count, by days: "a week" is 7. */
  readonly per: Readonly<Record<string, ValuePhrases>>;
  /** Before an amount of time: "every two weeks". */
  readonly each: ValuePhrases;
  /** Amounts of time in one word, by days: "a decade". */
  readonly periods?: Readonly<Record<string, ValuePhrases>>;
  /** "Once", "twice", by count. */
  readonly counts: Readonly<Record<string, ValuePhrases>>;
}
