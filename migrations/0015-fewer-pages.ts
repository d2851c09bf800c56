import type { Migration } from "./migration";

/**
 * What a save writes besides the attempt, each in one place (decision 0102): a counter stands in its key's own tree and
 * has no index by time, and what was replaced of an attempt's answers stands together, in its order. What was replaced
 * before has the places up to 0.
 */
export const fewerPages: Migration = {
  name: "0015-fewer-pages",
  sql: `
ALTER TABLE rate_limits RENAME TO rate_limits_before;
CREATE TABLE rate_limits (
  key TEXT PRIMARY KEY,
  hits INTEGER NOT NULL,
  resetAt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO rate_limits SELECT key, hits, resetAt FROM rate_limits_before;
DROP TABLE rate_limits_before;

ALTER TABLE answer_history RENAME TO answer_history_before;
CREATE TABLE answer_history (
  userAssessmentId INTEGER NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  questionId INTEGER NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  via TEXT NOT NULL CHECK (via IN ('chat', 'form', 'api')),
  createdAt INTEGER NOT NULL,
  PRIMARY KEY (userAssessmentId, place)
) STRICT, WITHOUT ROWID;
INSERT INTO answer_history
SELECT
  userAssessmentId,
  row_number() OVER (PARTITION BY userAssessmentId ORDER BY id) - count(*) OVER (PARTITION BY userAssessmentId),
  questionId, answer, via, createdAt
FROM answer_history_before;
DROP TABLE answer_history_before;
`,
};
