import type { Migration } from "./migration";

/**
 * Data for the admin's dashboard: completed attempts that no admin has opened yet, one short row each, and indexes by
 * start and completion time to count the last weeks. Attempts completed before this migration count as read.
 */
export const unreadResults: Migration = {
  name: "0022-unread-results",
  sqlite: `
CREATE TABLE unread_results (
  userAssessmentId INTEGER PRIMARY KEY REFERENCES user_assessments (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX user_assessments_started ON user_assessments (startedAt) WHERE startedAt IS NOT NULL;
CREATE INDEX user_assessments_completed ON user_assessments (completedAt, id) WHERE completedAt IS NOT NULL;
`,
  postgres: `
CREATE TABLE unread_results (
  "userAssessmentId" bigint PRIMARY KEY REFERENCES user_assessments (id) ON DELETE CASCADE
);
CREATE INDEX user_assessments_started ON user_assessments ("startedAt") WHERE "startedAt" IS NOT NULL;
CREATE INDEX user_assessments_completed ON user_assessments ("completedAt", id) WHERE "completedAt" IS NOT NULL;
`,
};
