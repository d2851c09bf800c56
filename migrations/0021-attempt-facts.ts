import type { Migration } from "./migration";

/**
 * The data that results of a template are counted from (decision 0136): one short row per completed attempt, ordered by
 * version so that a version's rows are read together. It is derived data; `attempt_facts_due` lists the attempts whose
 * facts have yet to be calculated, here all existing ones. An attempt stores how its first answers came, which can't be
 * derived, and its facts while it is in progress. The language becomes part of a version, like the questions.
 */
export const attemptFacts: Migration = {
  name: "0021-attempt-facts",
  sqlite: `
ALTER TABLE user_assessments ADD COLUMN furthest INTEGER;
ALTER TABLE user_assessments ADD COLUMN facts TEXT;
DROP INDEX user_assessments_of_version;
CREATE UNIQUE INDEX user_assessments_of_version ON user_assessments (versionId, id);
CREATE INDEX user_assessments_open ON user_assessments (status, versionId) WHERE status = 'in_progress';

CREATE TABLE attempt_facts (
  versionId INTEGER NOT NULL,
  userAssessmentId INTEGER NOT NULL,
  facts TEXT NOT NULL,
  PRIMARY KEY (versionId, userAssessmentId),
  FOREIGN KEY (versionId, userAssessmentId) REFERENCES user_assessments (versionId, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE attempt_facts_due (
  userAssessmentId INTEGER PRIMARY KEY REFERENCES user_assessments (id) ON DELETE CASCADE
) STRICT;
INSERT INTO attempt_facts_due SELECT id FROM user_assessments WHERE status <> 'not_started';

ALTER TABLE assessment_versions ADD COLUMN language TEXT;
UPDATE assessment_versions SET language = (SELECT language FROM assessments WHERE id = assessmentId);
CREATE TRIGGER assessments_translated AFTER UPDATE OF language ON assessments WHEN new.language IS NOT old.language
BEGIN
  UPDATE assessment_versions SET isCurrent = 0 WHERE assessmentId = new.id AND isCurrent = 1;
END;
`,
  postgres: `
ALTER TABLE user_assessments ADD COLUMN furthest bigint;
ALTER TABLE user_assessments ADD COLUMN facts text COLLATE "C";
DROP INDEX user_assessments_of_version;
CREATE UNIQUE INDEX user_assessments_of_version ON user_assessments ("versionId", id);
CREATE INDEX user_assessments_open ON user_assessments (status, "versionId") WHERE status = 'in_progress';

CREATE TABLE attempt_facts (
  "versionId" bigint NOT NULL,
  "userAssessmentId" bigint NOT NULL,
  facts text COLLATE "C" NOT NULL,
  PRIMARY KEY ("versionId", "userAssessmentId"),
  FOREIGN KEY ("versionId", "userAssessmentId") REFERENCES user_assessments ("versionId", id) ON DELETE CASCADE
);

CREATE TABLE attempt_facts_due (
  "userAssessmentId" bigint PRIMARY KEY REFERENCES user_assessments (id) ON DELETE CASCADE
);
INSERT INTO attempt_facts_due SELECT id FROM user_assessments WHERE status <> 'not_started';

ALTER TABLE assessment_versions ADD COLUMN language text COLLATE "C";
UPDATE assessment_versions SET language = (SELECT language FROM assessments WHERE id = "assessmentId");
CREATE TRIGGER assessments_translated AFTER UPDATE OF language ON assessments
  FOR EACH ROW WHEN (new.language IS DISTINCT FROM old.language) EXECUTE FUNCTION end_version_of_template();
`,
};
