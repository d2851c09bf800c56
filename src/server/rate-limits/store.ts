/** What is to be counted in one window: it starts anew, to last until `resetAt`, when none runs. */
export interface Counter {
  key: string;
  amount: number;
  max: number;
  resetAt: Date;
}

/** A place that counts. */
export interface LimitStore {
  /** Counts in every window, or, when one of them has no room, in none. Says whether it was counted. */
  countAll(counters: readonly Counter[], now: Date): boolean | Promise<boolean>;
  /** When the last of the windows without room ends; undefined when all have room. */
  fullUntil(counters: readonly Counter[], now: Date): Date | undefined | Promise<Date | undefined>;
}
