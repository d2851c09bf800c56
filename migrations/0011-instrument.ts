import type { Migration } from "./migration";

/** New columns of questions, in templates and in versions. */
const KNOWLEDGE = [
  "selection TEXT NOT NULL DEFAULT 'one' CHECK (selection IN ('one', 'several'))",
  "exclusiveOptions TEXT CHECK (exclusiveOptions IS NULL OR json_valid(exclusiveOptions))",
  "scaleLabels TEXT CHECK (scaleLabels IS NULL OR json_valid(scaleLabels))",
  "highIs TEXT CHECK (highIs IN ('good', 'bad', 'neutral'))",
  "shortName TEXT",
  "help TEXT",
  "whyAsked TEXT",
  "dimension TEXT",
  "weight REAL NOT NULL DEFAULT 1 CHECK (weight BETWEEN 0 AND 100)",
  "points TEXT CHECK (points IS NULL OR json_valid(points))",
  "combine TEXT NOT NULL DEFAULT 'max' CHECK (combine IN ('max', 'sum'))",
  "skipCounts TEXT NOT NULL DEFAULT 'nothing' CHECK (skipCounts IN ('nothing', 'zero'))",
];

/** Existing columns of a version's questions. */
const KEPT = 'questionText, questionType, options, isRequired, "order", analysisPrompt, originalQuestionId';

const added = (table: string, columns: readonly string[]) =>
  columns.map((column) => `ALTER TABLE ${table} ADD COLUMN ${column};`).join("\n");

/** Columns that end the current version when they change. */
const COPIED = [
  "questionText",
  "questionType",
  "options",
  "isRequired",
  '"order"',
  "analysisPrompt",
  "conditions",
  ...KNOWLEDGE.map((column) => column.slice(0, column.indexOf(" "))),
];
const all = (row: string) => COPIED.map((column) => `${row}.${column}`).join(", ");

/**
 * Adds question settings, conditions and scores (decision 0060). Existing questions are neither scored nor conditional.
 * A version freezes the template's scoring, too. A version's question keeps the id of its original even if that is
 * deleted, so that versions never change. Answers to hidden questions are stored separately (decision 0061).
 */
export const instrument: Migration = {
  name: "0011-instrument",
  sql: `
${added("assessment_questions", KNOWLEDGE)}

CREATE TABLE new_user_assessment_questions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  versionId INTEGER NOT NULL REFERENCES assessment_versions (id) ON DELETE CASCADE,
  questionText TEXT NOT NULL,
  questionType TEXT NOT NULL CHECK (questionType IN ('text', 'multiple_choice', 'rating')),
  options TEXT CHECK (options IS NULL OR json_valid(options)),
  isRequired INTEGER NOT NULL DEFAULT 1 CHECK (isRequired IN (0, 1)),
  "order" INTEGER NOT NULL CHECK ("order" >= 1),
  analysisPrompt TEXT,
  originalQuestionId INTEGER,
  conditions TEXT CHECK (conditions IS NULL OR json_valid(conditions)),
  ${KNOWLEDGE.join(",\n  ")}
) STRICT;
INSERT INTO new_user_assessment_questions (id, versionId, ${KEPT})
SELECT id, versionId, ${KEPT} FROM user_assessment_questions ORDER BY id;
DELETE FROM sqlite_sequence WHERE name = 'new_user_assessment_questions';
INSERT INTO sqlite_sequence
SELECT 'new_user_assessment_questions', seq FROM sqlite_sequence WHERE name = 'user_assessment_questions';
DROP TABLE user_assessment_questions;
ALTER TABLE new_user_assessment_questions RENAME TO user_assessment_questions;
CREATE INDEX user_assessment_questions_ordered ON user_assessment_questions (versionId, "order");

ALTER TABLE user_assessments ADD COLUMN hiddenResponses TEXT CHECK (hiddenResponses IS NULL OR json_valid(hiddenResponses));
ALTER TABLE assessments ADD COLUMN scoring TEXT CHECK (scoring IS NULL OR json_valid(scoring));
ALTER TABLE assessments ADD COLUMN language TEXT;
ALTER TABLE assessment_versions ADD COLUMN scoring TEXT CHECK (scoring IS NULL OR json_valid(scoring));

DROP TRIGGER assessment_questions_changed;
CREATE TRIGGER assessment_questions_changed AFTER UPDATE ON assessment_questions
WHEN (${all("new")}) IS NOT (${all("old")})
BEGIN
  UPDATE assessment_versions SET isCurrent = 0 WHERE assessmentId = new.assessmentId AND isCurrent = 1;
END;
CREATE TRIGGER assessments_scored AFTER UPDATE OF scoring ON assessments WHEN new.scoring IS NOT old.scoring BEGIN
  UPDATE assessment_versions SET isCurrent = 0 WHERE assessmentId = new.id AND isCurrent = 1;
END;

CREATE TABLE attempt_scores (
  userAssessmentId INTEGER NOT NULL REFERENCES user_assessments (id) ON DELETE CASCADE,
  dimension TEXT NOT NULL,
  value REAL CHECK (value BETWEEN 0 AND 100),
  answered INTEGER NOT NULL,
  asked INTEGER NOT NULL,
  coverage REAL NOT NULL CHECK (coverage BETWEEN 0 AND 1),
  fingerprint TEXT NOT NULL,
  PRIMARY KEY (userAssessmentId, dimension)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempt_scores_alike ON attempt_scores (fingerprint, dimension, userAssessmentId);

CREATE TABLE score_benchmarks (
  fingerprint TEXT NOT NULL,
  dimension TEXT NOT NULL,
  people INTEGER NOT NULL,
  sorted TEXT NOT NULL CHECK (json_valid(sorted)),
  createdAt INTEGER NOT NULL,
  PRIMARY KEY (fingerprint, dimension)
) STRICT, WITHOUT ROWID;
`,
};
