/** Rounding step of scores, and the number of new people after which a benchmark is updated. */
export const STEP = 5;

/** Rounded to the nearest five of a hundred, so a benchmark doesn't reveal anyone's exact score. */
export const roundToStep = (value: number): number => STEP * Math.round(value / STEP);

interface BenchmarkStats {
  people: number;
  quartiles: [number, number, number];
  higherThan: number;
}

/** Compares a value with others' sorted, rounded scores (decision 0062). Undefined if fewer than `k`. */
export function percentileAmong(
  sorted: readonly number[],
  value: number,
  k: number,
): BenchmarkStats | undefined {
  const count = sorted.length;
  if (count < k) return undefined;
  const lower = sorted.filter((score) => score < roundToStep(value)).length;
  return {
    people: STEP * Math.floor(count / STEP),
    quartiles: [quartile(sorted, 0.25), quartile(sorted, 0.5), quartile(sorted, 0.75)],
    higherThan: Math.floor((10 * lower) / count),
  };
}

/** Mean of the three values around the quantile, as an integer: a single value would be one person's score. */
function quartile(sorted: readonly number[], share: number): number {
  const index = Math.round(share * (sorted.length - 1));
  const start = Math.min(Math.max(0, index - 1), sorted.length - 3);
  const around = sorted.slice(start, start + 3);
  return Math.round(around.reduce((sum, value) => sum + value, 0) / around.length);
}

/** `sorted` without one occurrence of `value`. */
export function removeOne(sorted: readonly number[], value: number): readonly number[] {
  const index = sorted.indexOf(value);
  return index === -1 ? sorted : sorted.toSpliced(index, 1);
}
