import type { Migration } from "./migration";

/**
 * Adds constraints for rules that so far were true only because one process ran one transaction at a time (decision
 * 0134): a template has one current version, and a participant has one unopened attempt of a template. The newest one
 * stays; the others have no answers. Admins' emails are in lower case, like participants'.
 */
export const statedGuarantees: Migration = {
  name: "0020-stated-guarantees",
  sql: `
UPDATE assessment_versions SET isCurrent = 0
WHERE isCurrent = 1
  AND id NOT IN (SELECT max(id) FROM assessment_versions WHERE isCurrent = 1 GROUP BY assessmentId);
CREATE UNIQUE INDEX assessment_versions_current ON assessment_versions (assessmentId) WHERE isCurrent = 1;

DELETE FROM user_assessments
WHERE status = 'not_started'
  AND id NOT IN (
    SELECT max(id) FROM user_assessments WHERE status = 'not_started' GROUP BY userId, assessmentId
  );
CREATE UNIQUE INDEX user_assessments_assigned ON user_assessments (userId, assessmentId) WHERE status = 'not_started';

UPDATE admins SET email = lower(email);
`,
};
