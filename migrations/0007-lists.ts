import type { Migration } from "./migration";

/** Lowercases ASCII, and the two other characters (K as the kelvin sign, İ) whose lower case contains ASCII. */
const folded = (text: string) =>
  `lower(replace(replace(${text}, char(8490), 'k'), char(304), 'i' || char(775)))`;

/**
 * Lets the admin's lists show a page of 100,000 rows without reading the others (decision 0044): start times of
 * attempts, indexes for orders and searched texts, and the number of a template's attempts by status. The expressions
 * of searched texts must equal those of `db/search-predicate.ts`, or SQLite doesn't use the index.
 */
export const lists: Migration = {
  name: "0007-lists",
  sql: `
ALTER TABLE user_assessments ADD COLUMN begunAt INTEGER GENERATED ALWAYS AS (coalesce(startedAt, createdAt)) VIRTUAL;
CREATE INDEX user_assessments_begun ON user_assessments (begunAt, id, status, userId, assessmentId);
DROP INDEX user_assessments_status;
CREATE INDEX user_assessments_status ON user_assessments (status, begunAt);

CREATE TABLE attempt_counts (
  assessmentId INTEGER NOT NULL,
  status TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (assessmentId, status)
) STRICT, WITHOUT ROWID;
INSERT INTO attempt_counts SELECT assessmentId, status, count(*) FROM user_assessments GROUP BY assessmentId, status;
CREATE TRIGGER user_assessments_more AFTER INSERT ON user_assessments BEGIN
  INSERT INTO attempt_counts VALUES (new.assessmentId, new.status, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER user_assessments_less AFTER DELETE ON user_assessments BEGIN
  UPDATE attempt_counts SET count = count - 1 WHERE assessmentId = old.assessmentId AND status = old.status;
END;
CREATE TRIGGER user_assessments_moved AFTER UPDATE OF status ON user_assessments WHEN old.status <> new.status BEGIN
  UPDATE attempt_counts SET count = count - 1 WHERE assessmentId = old.assessmentId AND status = old.status;
  INSERT INTO attempt_counts VALUES (new.assessmentId, new.status, 1) ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE INDEX users_searched ON users (${folded("coalesce(name, '') || char(10) || email")});

CREATE INDEX mail_outbox_searched ON mail_outbox (${folded("recipient || char(10) || subject")});
CREATE INDEX mail_outbox_newest ON mail_outbox (createdAt);
CREATE INDEX mail_outbox_open ON mail_outbox (state) WHERE sealedBody IS NOT NULL;
`,
};
