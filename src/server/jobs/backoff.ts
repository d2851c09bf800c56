const FIRST_DELAY = 5_000;
const MAX_DELAY = 15 * 60_000;
const JITTER = 0.2;

/**
 * Delay before the next try of a failed job, in milliseconds: 5 s, doubled each time, at most 15 min, plus up to 20 %
 * jitter so that jobs that failed together don't retry together.
 * @param tries number of tries so far, from 1
 * @param random from 0 to 1
 */
export function backoff(tries: number, random: number): number {
  const rest = Math.min(FIRST_DELAY * 2 ** (tries - 1), MAX_DELAY);
  return Math.round(rest * (1 + JITTER * random));
}
