import type { Migration } from "./migration";

/**
 * Jobs count how often the server ended while they ran, and when they were paused because of that (decision 0031).
 * `ai_shares` counts the tokens used of each share of the daily budget (decision 0032).
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
