import type { Migration } from "./migration";

/** Jobs remember how often the server ended while they ran, and whether they were set aside for it (decision 0031). */
export const jobsAndShares: Migration = {
  name: "0003-jobs-and-shares",
  sql: `
ALTER TABLE jobs ADD COLUMN unfinished INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN setAsideAt INTEGER;
`,
};
