import type { Bound } from "./lexicon/value-words";

export interface NumericRange {
  /** Infinite if the range is open. */
  readonly low: number;
  readonly high: number;
  /** True if the end itself is excluded: "over 50", "under 10". */
  readonly excludesLow: boolean;
  readonly excludesHigh: boolean;
}

/** The upper end, or the lower end if the upper is infinite. */
export const upperEnd = ({ low, high }: NumericRange): number => (Number.isFinite(high) ? high : low);

export const isSingle = ({ low, high, excludesLow, excludesHigh }: NumericRange): boolean =>
  low === high && !excludesLow && !excludesHigh;

/** Creates a range from two numbers in any order. */
export const rangeOf = (first: number, second: number): NumericRange => ({
  ...bounded(Math.min(first, second), null),
  high: Math.max(first, second),
});

/** Largest distance that "almost 50" and "just over 50" allow, as a share of the value. */
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

/** Creates a range from a number with a bound: "over 50", "at most 10". */
export const bounded = (value: number, bound: Bound | null): NumericRange => ({
  low: value,
  high: value,
  excludesLow: false,
  excludesHigh: false,
  ...(bound && BOUNDED[bound](value)),
});
