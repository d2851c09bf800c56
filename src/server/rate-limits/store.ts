/** An amount to count in a window. If no window is running, a new one starts that lasts until `resetAt`. */
export interface Counter {
  key: string;
  amount: number;
  max: number;
  resetAt: Date;
}

export interface LimitStore {
  /** Counts in every window, or in none if one has no room. Returns whether it counted. */
  countAll(counters: readonly Counter[], now: Date): boolean | Promise<boolean>;
  /** When the last window without room ends; undefined if all have room. */
  fullUntil(counters: readonly Counter[], now: Date): Date | undefined | Promise<Date | undefined>;
}
