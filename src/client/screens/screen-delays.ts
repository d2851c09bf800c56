/** The delays a participant sees, in milliseconds. */
export const TIMING = {
  beforeFirstQuestion: 1000,
  betweenQuestions: 500,
  beforeComplete: 1000,
  beforeResults: 2000,
  beforeChat: 1500,
} as const;

/** How long the chat waits for recommendations before it opens the results. */
export const MAX_ANALYSIS_WAIT = 60_000;

/** How long a screen waits for what it stores: a connection may die without a word, and sending it again is safe. */
export const SAVE_TIMEOUT = 20_000;

/**
 * How long the chat waits for a turn to end, a minute in the model's queue among it: a connection that died without a word would otherwise leave the
 * participant at the typing dots for good. Sending again is safe, as the server stores a message once.
 */
export const TURN_TIMEOUT = 90_000;
