import { expect, test } from "vitest";
import { migrations } from "#migrations/index";
import { migrate } from "#server/db/sqlite/migrate";
import { plainToMarkdown } from "#shared/domain/plain-markdown";
import { databaseBefore } from "#tests/helpers/database";
import { testServer } from "#tests/helpers/server";

const TITLE = "R&D *check* <2026>";
const QUESTION = "2. Who leads R&D?\n# First _names_ & [roles]\n- or <b>nobody</b>";
const OPTION = "R&D_team* `a\\*b`";

test("messages stored as Markdown become plain text", async () => {
  const raw = databaseBefore("0006-messages-as-written");
  const messages = [
    ["welcome", `Welcome to **${plainToMarkdown(TITLE)}**. I'll take you through one question.`],
    ["question", plainToMarkdown(QUESTION)],
    ["note", `Answer to question 1 updated: ${plainToMarkdown(OPTION)}`],
    ["reply", "Thank you for **that**."],
  ] as const;
  raw.exec(`
    INSERT INTO users (id, email, createdAt, updatedAt) VALUES (1, 'pat@example.com', 0, 0);
    INSERT INTO assessments (id, title, createdAt, updatedAt) VALUES (1, 'Growth check', 0, 0);
    INSERT INTO user_assessments (id, userId, assessmentId, createdAt, updatedAt) VALUES (1, 1, 1, 0, 0);`);
  raw
    .prepare(
      `INSERT INTO user_assessment_questions (id, userAssessmentId, questionText, questionType, "order", createdAt)
       VALUES (7, 1, ?, 'text', 1, 0)`,
    )
    .run(QUESTION);
  const insert = raw.prepare(
    `INSERT INTO chat_messages (userAssessmentId, role, content, metadata, createdAt) VALUES (1, 'bot', ?, ?, 0)`,
  );
  for (const [kind, content] of messages) insert.run(content, JSON.stringify({ kind, questionId: 7 }));
  migrate(raw, migrations);
  const server = await testServer({ database: { raw } });
  const { body } = await (await server.admin()).get("/admin/chat-messages/1");
  expect(body.map(({ content }: { content: string }) => content)).toEqual([
    `Welcome to ${TITLE}. I'll take you through one question.`,
    QUESTION,
    `Answer to question 1 updated: ${OPTION}`,
    "Thank you for **that**.",
  ]);
});

test.each([
  [0, 0],
  [2, 1],
])("a database with %i users has the first-steps list dismissed %i times", (people, dismissals) => {
  const raw = databaseBefore("0010-first-steps");
  const insert = raw.prepare("INSERT INTO users (email, createdAt, updatedAt) VALUES (?, 1, 1)");
  for (let person = 0; person < people; person += 1) insert.run(`${person}@example.com`);
  migrate(raw, migrations);
  expect(raw.prepare("SELECT count(*) FROM first_steps WHERE step = 'putAway'").pluck().get()).toBe(
    dismissals,
  );
});

test("of several current versions or unopened attempts the newest is kept, and no second can be added", () => {
  const raw = databaseBefore("0020-stated-guarantees");
  raw.exec(`
    INSERT INTO admins (email, password, createdAt, updatedAt) VALUES ('Ada@Example.com', 'x', 0, 0);
    INSERT INTO users (id, email, createdAt, updatedAt) VALUES (1, 'pat@example.com', 0, 0);
    INSERT INTO assessments (id, title, createdAt, updatedAt) VALUES (1, 'Growth', 0, 0), (2, 'Team', 0, 0);
    INSERT INTO assessment_versions (id, assessmentId, isCurrent, createdAt)
      VALUES (1, 1, 1, 0), (2, 1, 1, 0), (3, 2, 1, 0);
    INSERT INTO user_assessments (id, userId, assessmentId, versionId, status, createdAt, updatedAt)
      VALUES (1, 1, 1, 1, 'not_started', 0, 0), (2, 1, 1, 2, 'not_started', 0, 0), (3, 1, 1, 1, 'in_progress', 0, 0),
        (4, 1, 2, 3, 'not_started', 0, 0);
  `);
  migrate(raw, migrations);
  const all = (sql: string) => raw.prepare(sql).pluck().all();
  expect(all("SELECT id FROM assessment_versions WHERE isCurrent = 1")).toEqual([2, 3]);
  expect(all("SELECT id FROM user_assessments ORDER BY id")).toEqual([2, 3, 4]);
  expect(all("SELECT email FROM admins")).toEqual(["ada@example.com"]);
  const second = (sql: string) => () => raw.exec(sql);
  expect(second("UPDATE assessment_versions SET isCurrent = 1 WHERE id = 1")).toThrow("UNIQUE");
  expect(second("UPDATE user_assessments SET status = 'not_started' WHERE id = 3")).toThrow("UNIQUE");
});
