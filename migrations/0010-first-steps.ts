import type { Migration } from "./migration";

/**
 * What of a first hour's steps shows nowhere else: that an admin has looked at the example, has read a result, has put
 * the list away. Where people have been before, it is no first hour any more.
 */
export const firstSteps: Migration = {
  name: "0010-first-steps",
  sql: `
CREATE TABLE first_steps (
  step TEXT NOT NULL PRIMARY KEY,
  doneAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO first_steps SELECT 'putAway', max(createdAt) FROM users HAVING count(*) > 0;
`,
};
