const MINUTE = 60_000;
const HOURS = 24;
const GRACE_MINUTES = 10;

/** In milliseconds. */
export const LINK_LIFETIME = HOURS * 60 * MINUTE;

/** How long a used link still works, in milliseconds, for mail scanners and double clicks. */
export const LINK_GRACE = GRACE_MINUTES * MINUTE;

/** Including the first use. */
export const MAX_LINK_USES = 3;

/** The uses after the first one, in words. */
export const MORE_LINK_USES_TEXT = "two more times";

export const LINK_LIFETIME_TEXT = `${HOURS} hours`;

export const LINK_GRACE_TEXT = `${GRACE_MINUTES} minutes`;

/** Continues a sentence that starts with "It" or "The link". */
export const LINK_EXPIRES = `expires after ${LINK_LIFETIME_TEXT}, or ${LINK_GRACE_TEXT} after its first use`;

/** The error for any link that doesn't work. */
export const LINK_REFUSED = "Invalid or expired access link. Please request a new one.";
