import type { Bound } from "./lexicon/value-words";

/** A range of numbers. */
export interface NumericRange {
  /** Infinite when open. */
  readonly low: number;
  readonly high: number;
  /** Whether the end itself is left out: "over 50", "under 10". */
  readonly excludesLow: boolean;
  readonly excludesHigh: boolean;
}

/** The upper end; the lower one when the upper is open. */
export const upperEnd = ({ low, high }: NumericRange): number => (Number.isFinite(high) ? high : low);

/** Whether a range is one number. */
export const isSingle = ({ low, high, excludesLow, excludesHigh }: NumericRange): boolean =>
  low === high && !excludesLow && !excludesHigh;

/** Two numbers, in any order, as a range. */
export const rangeOf = (one: number, other: number): NumericRange => ({
  ...bounded(Math.min(one, other), null),
  high: Math.max(one, other),
});

/** "Almost 50" and "just over 50" are within a tenth. */
const A_LITTLE = 0.1;

const BOUNDED: Readonly<Record<Bound, (value: number) => Partial<NumericRange>>> = {
  over: () => ({ high: Number.POSITIVE_INFINITY, excludesLow: true }),
  since: () => ({ high: Number.POSITIVE_INFINITY }),
  atLeast: () => ({ high: Number.POSITIVE_INFINITY }),
  justOver: (value) => ({ high: value * (1 + A_LITTLE), excludesLow: true }),
  under: () => ({ low: Number.NEGATIVE_INFINITY, excludesHigh: true }),
  atMost: () => ({ low: Number.NEGATIVE_INFINITY }),
  nearly: (value) => ({ low: value * (1 - A_LITTLE), excludesHigh: true }),
};

/** A number with a bound as a range: "over 50", "at most 10". */
export const bounded = (value: number, bound: Bound | null): NumericRange => ({
  low: value,
  high: value,
  excludesLow: false,
  excludesHigh: false,
  ...(bound && BOUNDED[bound](value)),
});
