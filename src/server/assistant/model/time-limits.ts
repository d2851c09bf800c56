/** The longest pause of a busy server that a chat waits for, in milliseconds. */
export const PAUSE_IN_CHAT = 2_000;
/** The same for calls that no one watches. */
export const PAUSE_IN_BACKGROUND = 20_000;
/** The longest time for loading a model, in milliseconds. */
export const LOADING_TIME = 5 * 60_000;

/** Time limits of calls including repairs, in milliseconds. */
export interface TimeLimits {
  judge: number;
  advice: number;
  /** For the model to check the sentences it wrote. */
  check: number;
}

/** Replies are promised within 20 s. One second is reserved for everything but the model. */
export const TIME_LIMITS: TimeLimits = { judge: 19_000, advice: 75_000, check: 15_000 };
