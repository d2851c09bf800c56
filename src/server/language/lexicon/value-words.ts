import { normalize } from "../normalize";

/** Words and phrases parted by "|", as people write them; they are compared normalized. */
export type Phrases = string;

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
  readonly common: Phrases;
  /** Number words by their value; "~2" is about two, "?" several. */
  readonly numbers: Readonly<Record<string, Phrases>>;
  /** Whether number words are written together: "fünfundzwanzig". */
  readonly isGlued?: boolean;
  /** "One" before a unit or a magnitude, elsewhere an article. */
  readonly articles: Phrases;
  /** Number words that stand for a thing too ("a good one"), and the words before which they do not. */
  readonly pronouns?: { readonly words: Phrases; readonly after: Phrases };
  /** Between the parts of a number: "thirty and five"; backward where the ones may come first: "fünf und dreißig". */
  readonly joins: { readonly forward: Phrases; readonly backward?: Phrases };
  /** A half more: "and a half", or before the number. */
  readonly halves: { readonly after: Phrases; readonly before?: Phrases };
  /** What a number is multiplied by, by value; counted ones only after a number: "5k", "two millions". */
  readonly magnitudes: Readonly<Record<string, Phrases>>;
  readonly countedMagnitudes: Readonly<Record<string, Phrases>>;
  readonly units: Readonly<Record<UnitName, Phrases>>;
  /** Before a number: "more than"; after it: "or more". */
  readonly bounds: {
    readonly before: Readonly<Record<Bound, Phrases>>;
    readonly after: Readonly<Record<Bound, Phrases>>;
  };
  /** Before or after a number that is not exact. */
  readonly about: Phrases;
  /** "5 to 8"; "between 5 and 8". */
  readonly ranges: { readonly to: Phrases; readonly between: Phrases; readonly and: Phrases };
  /** Before a time, how long ago something was: "vor zwei Jahren" is no bound. */
  readonly ago?: Phrases;
  /** Before a time, no longer than that: "in the last". */
  readonly within?: Phrases;
  /** What may stand before either end: "entre el 5 y el 10". */
  readonly the?: Phrases;
  /** Behind a number and before "once", what it counts: "3 ayda bir" is once in three months. */
  readonly spans?: Phrases;
  /** "4 out of 5"; reversed where the whole comes first. */
  readonly outOf: { readonly forward: Phrases; readonly reversed?: Phrases };
  /** Shares of a whole by what they are in percent: "a third". */
  readonly shares: Readonly<Record<string, Phrases>>;
  /** Places in a list by number, -1 the last; 0 for phrases that are none ("first of all"). */
  readonly places: Readonly<Record<string, Phrases>>;
  /** Before a number that counts, and is no place: "we are", "there are". */
  readonly counting: Phrases;
  /** Before a number or letter that is a place ("option"), right after its digits ("nd"). */
  readonly placeMarks: { readonly before: Phrases; readonly after: Phrases };
  /** How often by itself, by the days between: "weekly" is 7. */
  readonly every: Readonly<Record<string, Phrases>>;
  /** From Monday, which is 1. */
  readonly weekdays: Readonly<Record<string, Phrases>>;
  /** Beside a count, by days: "a week" is 7. */
  readonly per: Readonly<Record<string, Phrases>>;
  /** Before an amount of time: "every two weeks". */
  readonly each: Phrases;
  /** Amounts of time in one word, by days: "a decade". */
  readonly periods?: Readonly<Record<string, Phrases>>;
  /** "Once", "twice", by count. */
  readonly counts: Readonly<Record<string, Phrases>>;
}

/** The phrases of an entry of a table, normalized. */
export const phrasesOf = (phrases: Phrases): string[] =>
  phrases === ""
    ? []
    : phrases
        .split("|")
        .map(normalize)
        .filter((phrase) => phrase !== "");
