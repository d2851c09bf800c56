/** The delays a participant sees, in milliseconds (spec section 9). */
export const TIMING = {
  beforeFirstQuestion: 1000,
  betweenQuestions: 500,
  beforeComplete: 1000,
  beforeResults: 2000,
  beforeChat: 1500,
} as const;

/** How long the chat waits for recommendations before it opens the results (design section 6). */
export const MAX_ANALYSIS_WAIT = 60_000;
