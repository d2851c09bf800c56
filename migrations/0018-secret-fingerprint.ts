import type { Migration } from "./migration";

/** The fingerprint of the session secret, so that a backup never contains another one (decision 0123). */
export const fingerprintOfSecret: Migration = {
  name: "0018-secret-fingerprint",
  sql: `
CREATE TABLE session_secret (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  fingerprint TEXT NOT NULL
) STRICT;
`,
};
