import type { Rating } from "./ratings";

/** The mean; NaN of nothing. */
export function averageOf(given: readonly Rating[]): number {
  return given.reduce((sum, { value }) => sum + value, 0) / given.length;
}

/** From the weakest to the strongest; equal ones in the order of the questions. */
export function fromWeakest(given: readonly Rating[]): Rating[] {
  return [...given].sort((a, b) => a.value - b.value || a.number - b.number);
}
