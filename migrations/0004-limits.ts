import type { Migration } from "./migration";

/**
 * What limits need to know of people: the networks an admin has signed in from, as keyed hashes, when an admin was
 * last told that somebody guesses their password, and when a participant made their account themselves (null for one
 * whom an admin added, and for all from before). Counters begin anew under their new keys.
 */
export const limits: Migration = {
  name: "0004-limits",
  sql: `
CREATE TABLE admin_networks (
  adminId INTEGER NOT NULL REFERENCES admins (id) ON DELETE CASCADE,
  network TEXT NOT NULL,
  seenAt INTEGER NOT NULL,
  PRIMARY KEY (adminId, network)
) STRICT, WITHOUT ROWID;

ALTER TABLE admins ADD COLUMN guessingToldAt INTEGER;

ALTER TABLE users ADD COLUMN registeredAt INTEGER;
CREATE INDEX users_registered ON users (registeredAt) WHERE registeredAt IS NOT NULL AND verifiedAt IS NULL;

DELETE FROM rate_limits;
`,
};
