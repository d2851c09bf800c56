import type { Migration } from "./migration";

/**
 * Jobs remember how often the server ended while they ran, and whether they were set aside for it (decision 0031).
 * What is used of the shares of a day's budget is counted by its name (decision 0032).
 */
export const jobsAndShares: Migration = {
  name: "0003-jobs-and-shares",
  sql: `
ALTER TABLE jobs ADD COLUMN unfinished INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN setAsideAt INTEGER;

CREATE TABLE ai_shares (
  day TEXT NOT NULL,
  share TEXT NOT NULL,
  tokens INTEGER NOT NULL,
  PRIMARY KEY (day, share)
) STRICT, WITHOUT ROWID;
`,
};
