/** New people come into a benchmark so many at a time, and it says how many there are in such steps. */
export const STEP = 5;

/** A value as others may know of it: nobody's own, but where it stands, to the nearest five of a hundred. */
export const roundToStep = (value: number): number => STEP * Math.round(value / STEP);

interface Standing {
  people: number;
  quartiles: [number, number, number];
  higherThan: number;
}

/**
 * Where a value stands among those of others, `sorted` and coarse (decision 0062); undefined where there are fewer
 * than `k`.
 */
export function percentileAmong(sorted: readonly number[], value: number, k: number): Standing | undefined {
  const count = sorted.length;
  if (count < k) return undefined;
  const lower = sorted.filter((other) => other < roundToStep(value)).length;
  return {
    people: STEP * Math.floor(count / STEP),
    quartiles: [quartile(sorted, 0.25), quartile(sorted, 0.5), quartile(sorted, 0.75)],
    higherThan: Math.floor((10 * lower) / count),
  };
}

/** The mean of the three values around that place, as a whole number: of five people, the middle one's would be theirs. */
function quartile(sorted: readonly number[], share: number): number {
  const at = Math.round(share * (sorted.length - 1));
  const start = Math.min(Math.max(0, at - 1), sorted.length - 3);
  const around = sorted.slice(start, start + 3);
  return Math.round(around.reduce((sum, value) => sum + value, 0) / around.length);
}

/** The same values with one like this less; all of them where there is none. */
export function removeOne(sorted: readonly number[], value: number): readonly number[] {
  const at = sorted.indexOf(value);
  return at === -1 ? sorted : sorted.toSpliced(at, 1);
}
