import type { Migration } from "./migration";

/**
 * For filters and orders of the admin's list of attempts: a score as it was shown when it was written, and the name of
 * its band at that time (decision 0063). The index contains overall scores only.
 */
export const scoresInLists: Migration = {
  name: "0012-scores-in-lists",
  sql: `
ALTER TABLE attempt_scores ADD COLUMN shown REAL;
ALTER TABLE attempt_scores ADD COLUMN band TEXT;
CREATE INDEX attempt_scores_overall ON attempt_scores (band, shown, userAssessmentId) WHERE dimension = '';
`,
};
