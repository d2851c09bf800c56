import type { Migration } from "./migration";

/**
 * Getting-started steps that no other table shows: an admin has viewed the example, has read a result, or has dismissed
 * the list. Instances with participants start with a dismissed list.
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
