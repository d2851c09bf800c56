import type { Migration } from "./migration";

/** Records every model call for the receipt that admins see: the tokens used and the kinds of data sent. */
export const aiCalls: Migration = {
  name: "0002-ai-calls",
  sql: `
CREATE TABLE ai_calls (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userAssessmentId INTEGER NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('judge', 'recommend')),
  model TEXT NOT NULL,
  isUsed INTEGER NOT NULL CHECK (isUsed IN (0, 1)),
  inputTokens INTEGER NOT NULL,
  cachedTokens INTEGER NOT NULL,
  outputTokens INTEGER NOT NULL,
  sent TEXT NOT NULL CHECK (json_valid(sent)),
  createdAt INTEGER NOT NULL
) STRICT;
CREATE INDEX ai_calls_of_attempt ON ai_calls (userAssessmentId, id);
`,
};
