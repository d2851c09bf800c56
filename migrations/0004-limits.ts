import type { Migration } from "./migration";

/**
 * Data for rate limits: the networks that an admin has signed in from, as keyed hashes; when an admin was last warned
 * about password guessing; and when a participant registered (null if an admin added them, and for existing ones).
 * Counters restart because their keys have changed.
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
