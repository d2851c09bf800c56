/** What an admin does in the first hour, in this order. */
export const FIRST_STEPS = ["look", "take", "write", "invite", "read"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What shows in no other data and is noted when it happens: two of the steps, and that the list was put away. */
export const NOTED_STEPS = ["look", "read", "putAway"] as const;
export type NotedStep = (typeof NOTED_STEPS)[number];
