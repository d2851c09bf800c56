import type { Migration } from "./migration";

/**
 * What the admin's list of attempts is searched by: a value as it was shown when it was written, and the name of its
 * band then (decision 0063). The index holds the overall values alone, for the list's filters and its order.
 */
export const scoresInLists: Migration = {
  name: "0012-scores-in-lists",
  sql: `
ALTER TABLE attempt_scores ADD COLUMN shown REAL;
ALTER TABLE attempt_scores ADD COLUMN band TEXT;
CREATE INDEX attempt_scores_overall ON attempt_scores (band, shown, userAssessmentId) WHERE dimension = '';
`,
};
