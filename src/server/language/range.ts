import type { Bound } from "./lexicon/value-words";

/** Where an amount begins and ends. */
export interface Ends {
  /** As they were said; infinite where open. */
  readonly low: number;
  readonly high: number;
  /** Whether the end itself is left out: "over 50", "under 10". */
  readonly excludesLow: boolean;
  readonly excludesHigh: boolean;
}

/** The upper end, the lower one where that is open. */
export const topOf = ({ low, high }: Ends): number => (Number.isFinite(high) ? high : low);

/** Two numbers as a range. */
export const inOrder = (one: number, other: number): Ends => ({
  ...bounded(Math.min(one, other), null),
  high: Math.max(one, other),
});

/** "Almost 50" and "just over 50" are within a tenth. */
const A_LITTLE = 0.1;

const BOUNDED: Readonly<Record<Bound, (value: number) => Partial<Ends>>> = {
  over: () => ({ high: Number.POSITIVE_INFINITY, excludesLow: true }),
  since: () => ({ high: Number.POSITIVE_INFINITY }),
  atLeast: () => ({ high: Number.POSITIVE_INFINITY }),
  justOver: (value) => ({ high: value * (1 + A_LITTLE), excludesLow: true }),
  under: () => ({ low: Number.NEGATIVE_INFINITY, excludesHigh: true }),
  atMost: () => ({ low: Number.NEGATIVE_INFINITY }),
  nearly: (value) => ({ low: value * (1 - A_LITTLE), excludesHigh: true }),
};

/** What a bound makes of a number. */
export const bounded = (value: number, bound: Bound | null): Ends => ({
  low: value,
  high: value,
  excludesLow: false,
  excludesHigh: false,
  ...(bound && BOUNDED[bound](value)),
});
