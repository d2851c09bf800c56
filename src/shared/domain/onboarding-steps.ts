/** The getting-started steps for admins, in order. */
export const FIRST_STEPS = ["look", "take", "write", "invite", "read"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Steps that can't be derived from other data, so they are stored. "putAway" means that the list was dismissed. */
export const STORED_STEPS = ["look", "read", "putAway"] as const;
export type StoredStep = (typeof STORED_STEPS)[number];
