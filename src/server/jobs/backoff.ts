const FIRST = 5_000;
const LONGEST = 15 * 60_000;
const JITTER = 0.2;

/**
 * How long a job rests after a failure, in milliseconds: 5 s, doubled each time, at most 15 min, with up to a fifth
 * on top so that what failed together does not come back together.
 * @param tries how often it has been tried, from 1
 * @param random from 0 to 1
 */
export function backoff(tries: number, random: number): number {
  const rest = Math.min(FIRST * 2 ** (tries - 1), LONGEST);
  return Math.round(rest * (1 + JITTER * random));
}
