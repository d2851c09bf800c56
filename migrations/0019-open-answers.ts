import type { Migration } from "./migration";

/** New columns of questions: the kind of an open answer, and a question that follows a short one. */
const ADDED = ["answerKind TEXT CHECK (answerKind IN ('number'))", "followUpQuestion TEXT"];
const SUGGESTIONS = "chatSuggestions TEXT CHECK (chatSuggestions IS NULL OR json_valid(chatSuggestions))";

const added = (table: string, columns: readonly string[]) =>
  columns.map((column) => `ALTER TABLE ${table} ADD COLUMN ${column};`).join("\n");

/** Open answers as numbers, follow-up questions and suggestions of a template; versions freeze them (decision 0129). */
export const openAnswers: Migration = {
  name: "0019-open-answers",
  sql: `
${added("assessment_questions", ADDED)}
${added("user_assessment_questions", ADDED)}
${added("assessments", [SUGGESTIONS])}
${added("assessment_versions", [SUGGESTIONS])}

CREATE TRIGGER assessment_questions_followed_up AFTER UPDATE OF answerKind, followUpQuestion ON assessment_questions
WHEN (new.answerKind, new.followUpQuestion) IS NOT (old.answerKind, old.followUpQuestion)
BEGIN
  UPDATE assessment_versions SET isCurrent = 0 WHERE assessmentId = new.assessmentId AND isCurrent = 1;
END;
CREATE TRIGGER assessments_suggested AFTER UPDATE OF chatSuggestions ON assessments
WHEN new.chatSuggestions IS NOT old.chatSuggestions
BEGIN
  UPDATE assessment_versions SET isCurrent = 0 WHERE assessmentId = new.id AND isCurrent = 1;
END;
`,
};
