import type { Migration } from "./migration";

/**
 * The session that opened with an account, from before anybody had proved its address, and what became of it once
 * somebody did, elsewhere (decision 0118). It reaches the attempts that were begun without such a proof and no others.
 * Sessions from before end as they did, with the first opened link.
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
