import type { Migration } from "./migration";

/**
 * An attempt counts its changes in `revision`, so that one statement can tell whether it has changed. The count
 * continues from the id of its newest history row, which was used before. The history keeps 20 versions of an answer.
 */
export const attemptRevision: Migration = {
  name: "0005-attempt-revision",
  sql: `
ALTER TABLE user_assessments ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

UPDATE user_assessments SET revision =
  coalesce((SELECT max(id) FROM answer_history WHERE userAssessmentId = user_assessments.id), 0);

DELETE FROM answer_history WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY questionId ORDER BY id DESC) AS version FROM answer_history
  ) WHERE version > 20
);
`,
};
