/** Source of all times, so that tests can set it. */
export interface Clock {
  /** Wall-clock time. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
