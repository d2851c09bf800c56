import type { Migration } from "./migration";

/** The attempt's present answer to a history row's question, as JSON; null if there is none. */
const STANDING = `json_extract(attempt.responses, '$."' || entry.questionId || '"')`;
const IS_ITS_OWN_ANSWER = `json_extract(metadata, '$.kind') = 'answer' AND json_extract(metadata, '$.isValid')
  AND json_type(metadata, '$.answer') = 'text' AND json_extract(metadata, '$.answer') = content`;

/** Replaces a table by its new version and continues its ids, so that deleted ones aren't reused. */
const replaces = (table: string) => `
DELETE FROM sqlite_sequence WHERE name = 'new_${table}';
INSERT INTO sqlite_sequence SELECT 'new_${table}', seq FROM sqlite_sequence WHERE name = '${table}';
DROP TABLE ${table};
ALTER TABLE new_${table} RENAME TO ${table};`;

/**
 * Stores things only once (decision 0049). Questions are copied for each version of a template instead of each attempt;
 * each existing attempt gets its own version and keeps its question ids. The history contains the replaced answers,
 * with the channel and the time of their replacement. A message's content is null if it equals its question's text, and
 * an answer isn't in the metadata if it equals the message.
 *
 * Triggers end the current version when a question changes, and delete ended versions that no attempt uses.
 */
export const versions: Migration = {
  name: "0008-versions",
  sql: `
CREATE TABLE assessment_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  assessmentId INTEGER NOT NULL REFERENCES assessments (id),
  isCurrent INTEGER NOT NULL CHECK (isCurrent IN (0, 1)),
  createdAt INTEGER NOT NULL
) STRICT;
INSERT INTO assessment_versions SELECT id, assessmentId, 0, createdAt FROM user_assessments;
CREATE INDEX assessment_versions_of_template ON assessment_versions (assessmentId, isCurrent);

ALTER TABLE user_assessments ADD COLUMN versionId INTEGER REFERENCES assessment_versions (id);
UPDATE user_assessments SET versionId = id;
CREATE INDEX user_assessments_of_version ON user_assessments (versionId);

CREATE TABLE new_answer_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userAssessmentId INTEGER NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE,
  questionId INTEGER NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  via TEXT NOT NULL CHECK (via IN ('chat', 'form', 'api')),
  createdAt INTEGER NOT NULL
) STRICT;
INSERT INTO new_answer_history
SELECT entry.id, userAssessmentId, questionId, answer, coalesce(nextVia, via), coalesce(nextAt, entry.createdAt)
FROM (
  SELECT *, lead(via) OVER newer AS nextVia, lead(createdAt) OVER newer AS nextAt FROM answer_history
  WINDOW newer AS (PARTITION BY userAssessmentId, questionId ORDER BY id)
) AS entry
JOIN user_assessments AS attempt ON attempt.id = userAssessmentId
WHERE nextAt IS NOT NULL OR json_extract(answer, '$.value') IS NOT ${STANDING}
ORDER BY entry.id;
${replaces("answer_history")}
CREATE INDEX answer_history_of_attempt ON answer_history (userAssessmentId);

CREATE TABLE new_user_assessment_questions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  versionId INTEGER NOT NULL REFERENCES assessment_versions (id) ON DELETE CASCADE,
  questionText TEXT NOT NULL,
  questionType TEXT NOT NULL CHECK (questionType IN ('text', 'multiple_choice', 'rating')),
  options TEXT CHECK (options IS NULL OR json_valid(options)),
  isRequired INTEGER NOT NULL DEFAULT 1 CHECK (isRequired IN (0, 1)),
  "order" INTEGER NOT NULL CHECK ("order" >= 1),
  analysisPrompt TEXT,
  originalQuestionId INTEGER REFERENCES assessment_questions (id) ON DELETE SET NULL
) STRICT;
INSERT INTO new_user_assessment_questions
SELECT id, userAssessmentId, questionText, questionType, options, isRequired, "order", analysisPrompt,
  originalQuestionId
FROM user_assessment_questions ORDER BY id;
${replaces("user_assessment_questions")}
CREATE INDEX user_assessment_questions_ordered ON user_assessment_questions (versionId, "order");
CREATE INDEX user_assessment_questions_origin ON user_assessment_questions (originalQuestionId);

CREATE TABLE new_chat_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userAssessmentId INTEGER NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('user', 'bot')),
  content TEXT,
  metadata TEXT NOT NULL CHECK (json_valid(metadata)),
  clientMessageId TEXT,
  createdAt INTEGER NOT NULL
) STRICT;
INSERT INTO new_chat_messages
SELECT message.id, userAssessmentId, role, iif(content = questionText, NULL, content),
  iif(${IS_ITS_OWN_ANSWER}, json_remove(metadata, '$.answer'), metadata), clientMessageId, createdAt
FROM chat_messages AS message
LEFT JOIN user_assessment_questions AS question
  ON question.id = json_extract(metadata, '$.questionId') AND versionId = userAssessmentId
ORDER BY message.id;
${replaces("chat_messages")}
CREATE INDEX chat_messages_of_attempt ON chat_messages (userAssessmentId);
CREATE UNIQUE INDEX chat_messages_once ON chat_messages (userAssessmentId, clientMessageId) WHERE role = 'user';

CREATE TRIGGER assessment_questions_added AFTER INSERT ON assessment_questions BEGIN
  UPDATE assessment_versions SET isCurrent = 0 WHERE assessmentId = new.assessmentId AND isCurrent = 1;
END;
CREATE TRIGGER assessment_questions_removed AFTER DELETE ON assessment_questions BEGIN
  UPDATE assessment_versions SET isCurrent = 0 WHERE assessmentId = old.assessmentId AND isCurrent = 1;
END;
CREATE TRIGGER assessment_questions_changed AFTER UPDATE ON assessment_questions
WHEN (new.questionText, new.questionType, new.options, new.isRequired, new."order", new.analysisPrompt)
  IS NOT (old.questionText, old.questionType, old.options, old.isRequired, old."order", old.analysisPrompt)
BEGIN
  UPDATE assessment_versions SET isCurrent = 0 WHERE assessmentId = new.assessmentId AND isCurrent = 1;
END;
CREATE TRIGGER assessment_versions_ended AFTER UPDATE OF isCurrent ON assessment_versions WHEN new.isCurrent = 0 BEGIN
  DELETE FROM assessment_versions
  WHERE id = new.id AND NOT EXISTS (SELECT 1 FROM user_assessments WHERE versionId = new.id);
END;
CREATE TRIGGER user_assessments_gone AFTER DELETE ON user_assessments BEGIN
  DELETE FROM assessment_versions
  WHERE id = old.versionId AND isCurrent = 0
    AND NOT EXISTS (SELECT 1 FROM user_assessments WHERE versionId = old.versionId);
END;
`,
};
