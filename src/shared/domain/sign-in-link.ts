const MINUTE = 60_000;
const HOURS = 24;
const GRACE_MINUTES = 10;

/** How long a sign-in link works, in milliseconds. */
export const LINK_LIFETIME = HOURS * 60 * MINUTE;

/** How long a used link still works, in milliseconds: for mail scanners and double clicks. */
export const LINK_GRACE = GRACE_MINUTES * MINUTE;

/** How often a link works in that time, with the first use. */
export const MAX_LINK_USES = 3;

/** The uses after the first one, in words. */
export const MORE_LINK_USES_TEXT = "two more times";

/** "24 hours" */
export const LINK_LIFETIME_TEXT = `${HOURS} hours`;

/** "10 minutes" */
export const LINK_GRACE_TEXT = `${GRACE_MINUTES} minutes`;

/** When a link stops working; a sentence goes on with it after "It" or "The link". */
export const LINK_EXPIRES = `expires after ${LINK_LIFETIME_TEXT}, or ${LINK_GRACE_TEXT} after its first use`;

/** What the API and the screens say about a link that doesn't work (specification, "Access by link"). */
export const LINK_REFUSED = "Invalid or expired access link. Please request a new one.";
