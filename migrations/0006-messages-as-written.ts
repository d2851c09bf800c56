import type { Migration } from "./migration";

/** Characters that were stored with a backslash before them. Escaped backslashes are replaced by `PLACE` in between. */
const ESCAPED = "`*_[]<>~|&#-+=.)";
const PLACE = "char(57344)";
const replaced = (text: string, from: string, to: string) => `replace(${text}, ${from}, ${to})`;

const unescaped = replaced(
  [...ESCAPED].reduce(
    (text, character) => replaced(text, `'\\${character}'`, `'${character}'`),
    replaced("content", "'\\\\'", PLACE),
  ),
  PLACE,
  "'\\'",
);

/**
 * Stores questions, welcomes and notes as plain text instead of Markdown (decision 0029). Replies don't change, because
 * those of models remain Markdown.
 */
export const messagesAsWritten: Migration = {
  name: "0006-messages-as-written",
  sql: `
UPDATE chat_messages SET content = question.questionText
FROM user_assessment_questions AS question
WHERE role = 'bot' AND json_extract(metadata, '$.kind') = 'question'
  AND question.id = json_extract(metadata, '$.questionId')
  AND question.userAssessmentId = chat_messages.userAssessmentId;

UPDATE chat_messages
SET content = ${replaced(replaced(unescaped, "'Welcome to **'", "'Welcome to '"), "'**. I''ll take you'", "'. I''ll take you'")}
WHERE role = 'bot' AND json_extract(metadata, '$.kind') = 'welcome';

UPDATE chat_messages SET content = ${replaced(unescaped, "'  ' || char(10)", "char(10)")}
WHERE role = 'bot' AND json_extract(metadata, '$.kind') = 'note' AND content LIKE 'Answer to question % updated: %';
`,
};
