import type { Migration } from "./migration";

/**
 * Makes a save write fewer pages besides the attempt (decision 0045): rate limits are stored in their primary key,
 * without an index by time, and the history has no AUTOINCREMENT, so ids of deleted rows may be reused.
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
INSERT INTO rate_limits (key, hits, resetAt) SELECT key, hits, resetAt FROM rate_limits_before;
DROP TABLE rate_limits_before;

ALTER TABLE answer_history RENAME TO answer_history_before;
CREATE TABLE answer_history (
  id INTEGER PRIMARY KEY,
  userAssessmentId INTEGER NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE,
  questionId INTEGER NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  via TEXT NOT NULL CHECK (via IN ('chat', 'form', 'api')),
  createdAt INTEGER NOT NULL
) STRICT;
INSERT INTO answer_history (id, userAssessmentId, questionId, answer, via, createdAt)
SELECT id, userAssessmentId, questionId, answer, via, createdAt FROM answer_history_before;
DROP TABLE answer_history_before;
CREATE INDEX answer_history_of_attempt ON answer_history (userAssessmentId);
`,
};
