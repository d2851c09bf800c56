import type { Migration } from "./migration";

/**
 * The session that was opened at registration, before the email address was verified, and what happened to it when the
 * address was verified elsewhere (decision 0118). It can open only attempts that were started before the verification.
 * Existing sessions still end when the first link is opened.
 */
export const unprovedSessions: Migration = {
  name: "0009-unproved-sessions",
  sql: `
CREATE TABLE unproved_sessions (
  userId INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  epoch INTEGER NOT NULL,
  openedAt INTEGER NOT NULL,
  askedAt INTEGER,
  linkId INTEGER,
  linkUse INTEGER,
  code TEXT,
  wrongCodes INTEGER NOT NULL DEFAULT 0,
  said TEXT CHECK (said IN ('keep', 'end'))
) STRICT, WITHOUT ROWID;
CREATE INDEX unproved_sessions_opened ON unproved_sessions (openedAt);

ALTER TABLE user_assessments ADD COLUMN isBegunUnproved INTEGER NOT NULL DEFAULT 0 CHECK (isBegunUnproved IN (0, 1));
`,
};
