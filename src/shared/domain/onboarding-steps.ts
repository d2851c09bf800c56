/** The getting-started steps for admins, in order. */
export const FIRST_STEPS = ["look", "take", "write", "invite", "read"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What no other data shows, so it is stored when it happens: two steps, and that the list was dismissed. */
export const NOTED_STEPS = ["look", "read", "putAway"] as const;
export type NotedStep = (typeof NOTED_STEPS)[number];
