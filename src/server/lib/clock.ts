/** Where every time in the system comes from, so that a test can set it. */
export interface Clock {
  /** The wall clock, for what is stored and shown. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
