/** The delays a participant sees, in milliseconds. */
export const TIMING = {
  beforeFirstQuestion: 1000,
  betweenQuestions: 500,
  beforeComplete: 1000,
  beforeResults: 2000,
  beforeChat: 1500,
} as const;

/** How long the chat waits for recommendations before it opens the results, in milliseconds. */
export const MAX_ANALYSIS_WAIT = 60_000;

/** Timeout of saves, in milliseconds: a dead connection may report no error, and sending again is safe. */
export const SAVE_TIMEOUT = 20_000;

/**
 * Timeout of a chat turn in milliseconds, including a minute in the queue. The server stores a retried message once.
 */
export const TURN_TIMEOUT = 90_000;
