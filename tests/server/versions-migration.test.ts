import { expect, test } from "vitest";
import { migrations } from "#migrations/index";
import { migrate } from "#server/db/sqlite/migrate";
import type { RawDatabase } from "#server/db/sqlite/open";
import type { ParticipantIdentity } from "#server/features/participant-auth/rules";
import type { AttemptId } from "#shared/domain/ids";
import { databaseBefore, testDatabase } from "#tests/helpers/database";
import { testServer } from "#tests/helpers/server";

/** A database from before versions were introduced migrates and shows the same as before. */

const ATTEMPTS = 600;
const QUESTIONS = [
  { questionText: "What do you sell?", questionType: "text", options: null, answer: "Shoes" },
  {
    questionText: "How big is your team?",
    questionType: "multiple_choice",
    options: '["Just me","More"]',
    answer: "More",
  },
  { questionText: "How healthy is your cash flow?", questionType: "rating", options: null, answer: "4" },
  { questionText: "Anything else?", questionType: "text", options: null, answer: ["two", "texts"] },
] as const;
const STATES = ["not_started", "in_progress", "in_progress", "completed"] as const;
const STARTED = Date.UTC(2026, 10, 1);

const COUNTED = { key: "turn/60:1", hits: 3, resetAt: STARTED };

type Fields = Record<string, string | number | null>;

function insert(raw: RawDatabase, table: string, fields: Fields): number {
  const names = Object.keys(fields);
  const columns = names.map((name) => `"${name}"`).join(", ");
  const values = names.map((name) => `@${name}`).join(", ");
  return Number(
    raw.prepare(`INSERT INTO ${table} (${columns}) VALUES (${values})`).run(fields).lastInsertRowid,
  );
}

/** Unopened, started and completed attempts, by chat and form, on a template that was edited in between. */
function fill(raw: RawDatabase): void {
  insert(raw, "rate_limits", COUNTED);
  const dated = { createdAt: STARTED, updatedAt: STARTED };
  // No one has two unopened attempts.
  const invited = Array.from({ length: ATTEMPTS / 4 }, (_, index) => `Invited${index + 1}`);
  for (const name of ["Ann", "Ben", ...invited])
    insert(raw, "users", { email: `${name}@example.com`, name, ...dated });
  insert(raw, "assessments", { title: "Growth check", ...dated });
  for (const [index, { answer: _, ...question }] of QUESTIONS.entries())
    insert(raw, "assessment_questions", { assessmentId: 1, ...question, order: index + 1, ...dated });
  for (let number = 1; number <= ATTEMPTS; number += 1) fillAttempt(raw, number);
  raw.exec("DELETE FROM assessment_questions WHERE id = 2");
  // The highest ids are deleted; they must not be used again.
  raw.exec(`DELETE FROM user_assessments WHERE id = ${ATTEMPTS}`);
}

function fillAttempt(raw: RawDatabase, number: number): void {
  const createdAt = STARTED + number * 60_000;
  const status = STATES[number % 4] ?? "in_progress";
  const isChat = number % 4 > 1;
  const userId = number % 4 === 0 ? 2 + number / 4 : 1 + (number % 2);
  const attempt = insert(raw, "user_assessments", {
    userId,
    assessmentId: 1,
    status,
    createdAt,
    updatedAt: createdAt,
  });
  const responses: Record<string, unknown> = {};
  const say = (role: string, content: string, metadata: object, clientMessageId: string | null = null) =>
    insert(raw, "chat_messages", {
      userAssessmentId: attempt,
      role,
      content,
      metadata: JSON.stringify(metadata),
      clientMessageId,
      createdAt,
    });
  if (isChat) say("bot", "Welcome to Growth check.", { kind: "welcome" });
  for (const [index, { answer, ...question }] of QUESTIONS.entries()) {
    const questionId = insert(raw, "user_assessment_questions", {
      userAssessmentId: attempt,
      ...question,
      questionText: number % 5 === 0 ? `${question.questionText} (as it was)` : question.questionText,
      order: index + 1,
      analysisPrompt: "Be kind.",
      originalQuestionId: index + 1,
      createdAt,
    });
    if (number % 4 === 0) continue;
    const addHistory = (value: unknown, via: string, at: number) =>
      insert(raw, "answer_history", {
        userAssessmentId: attempt,
        questionId,
        answer: JSON.stringify({ value }),
        via,
        createdAt: createdAt + at,
      });
    if (index === 0) addHistory("Boots", "form", 1);
    addHistory(answer, isChat ? "chat" : "form", 2);
    responses[questionId] = answer;
    if (!isChat) continue;
    const questionText = number % 5 === 0 ? `${question.questionText} (as it was)` : question.questionText;
    say("bot", questionText, { kind: "question", questionId });
    say("user", "Whatever", { kind: "answer", questionId, isValid: false }, `refused-${questionId}`);
    say("bot", "Please say it another way.", { kind: "reply", questionId, isValid: false, isPlain: true });
    const words = typeof answer === "string" && index !== 1 ? answer : "the second";
    const answerMetadata = {
      kind: "answer",
      questionId,
      isValid: true,
      answer,
      understoodAs: String(answer),
    };
    say("user", words, answerMetadata, `message-${questionId}`);
    say("bot", "Got it.", { kind: "reply", questionId, isValid: true }, `message-${questionId}`);
    if (index === 2) say("bot", `Answer to question 3 updated: 4`, { kind: "note", questionId, answer });
    // A message without a reply after a crash, and one that repeats its question.
    if (index === 3) say("user", "Hello?", { kind: "answer", questionId }, `lost-${questionId}`);
    if (index === 3)
      say("user", questionText, { kind: "answer", questionId, isValid: false }, `copied-${questionId}`);
  }
  raw
    .prepare("UPDATE user_assessments SET responses = ?, revision = 7 WHERE id = ?")
    .run(JSON.stringify(responses), attempt);
}

const rows = (raw: RawDatabase, sql: string) => raw.prepare(sql).all() as Record<string, unknown>[];

function shownBefore(raw: RawDatabase, id: number) {
  const questions = rows(
    raw,
    `SELECT id, questionText, questionType, options, isRequired, "order", analysisPrompt
     FROM user_assessment_questions WHERE userAssessmentId = ${id} ORDER BY "order"`,
  ).map((row) => ({
    ...row,
    options: row.options && JSON.parse(String(row.options)),
    isRequired: row.isRequired === 1,
  }));
  const messages = rows(raw, `SELECT * FROM chat_messages WHERE userAssessmentId = ${id} ORDER BY id`).map(
    (row) => ({
      ...row,
      metadata: JSON.parse(String(row.metadata)),
      createdAt: new Date(Number(row.createdAt)).toISOString(),
    }),
  );
  return { questions, messages };
}

let image: Buffer | undefined;

/** The older database, built only once. */
function older(): RawDatabase {
  if (image) return testDatabase(image).raw;
  const raw = databaseBefore("0008-versions");
  raw.transaction(fill)(raw);
  image = raw.serialize();
  return raw;
}

async function migrated() {
  const raw = older();
  const ids = rows(raw, "SELECT id FROM user_assessments ORDER BY id").map(({ id }) => Number(id));
  const before = new Map(ids.map((id) => [id, shownBefore(raw, id)]));
  const attempts = rows(raw, "SELECT id, status, responses, revision FROM user_assessments ORDER BY id");
  const highest = raw.prepare("SELECT name, seq FROM sqlite_sequence").all() as {
    name: string;
    seq: number;
  }[];
  migrate(raw, migrations);
  const server = await testServer({ database: { raw } });
  return { raw, server, admin: await server.admin(), ids, before, attempts, highest };
}

test("every attempt shows its previous questions and conversation under the same ids", async () => {
  const { raw, admin, ids, before, attempts } = await migrated();
  expect(ids).toHaveLength(ATTEMPTS - 1);
  for (const id of [...ids.slice(0, 20), ...ids.slice(-5)]) {
    const { body: questions } = await admin.get(`/admin/user-assessments/${id}/questions`);
    const { body: messages } = await admin.get(`/admin/chat-messages/${id}`);
    expect(messages, String(id)).toEqual(before.get(id)?.messages);
    expect(questions, String(id)).toMatchObject(before.get(id)?.questions ?? []);
  }
  expect(rows(raw, "SELECT id, status, responses, revision FROM user_assessments ORDER BY id")).toEqual(
    attempts,
  );
  const count = (table: string) => raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  expect(count("user_assessment_questions")).toBe(4 * ids.length);
  expect(rows(raw, "SELECT DISTINCT isCurrent FROM assessment_versions")).toEqual([{ isCurrent: 0 }]);
  expect(raw.pragma("foreign_key_check")).toEqual([]);
  expect(raw.pragma("integrity_check", { simple: true })).toBe("ok");
});

test("the history keeps replaced answers, with the door and time of their replacement", async () => {
  const { raw, ids } = await migrated();
  const opened = ids.filter((id) => id % 4 !== 0);
  const history = rows(
    raw,
    "SELECT userAssessmentId, answer, via, createdAt FROM answer_history ORDER BY id",
  );
  expect(history).toEqual(
    opened.map((id) => ({
      userAssessmentId: id,
      answer: '{"value":"Boots"}',
      via: id % 4 > 1 ? "chat" : "form",
      createdAt: STARTED + id * 60_000 + 2,
    })),
  );
  raw.exec(`DELETE FROM user_assessments WHERE id = ${opened[0]}`);
  expect(rows(raw, "SELECT id FROM answer_history")).toHaveLength(opened.length - 1);
});

test("rate-limit counters are kept", async () => {
  const { raw } = await migrated();
  expect(rows(raw, "SELECT * FROM rate_limits WHERE key = 'turn/60:1'")).toEqual([COUNTED]);
});

test("repeated texts are stored once", async () => {
  const { raw } = await migrated();
  const kinds = rows(
    raw,
    `SELECT DISTINCT json_extract(metadata, '$.kind') AS kind FROM chat_messages WHERE content IS NULL ORDER BY kind`,
  );
  expect(kinds).toEqual([{ kind: "answer" }, { kind: "question" }]);
  const repeated =
    "json_extract(metadata, '$.kind') = 'answer' AND json_extract(metadata, '$.answer') = content";
  expect(rows(raw, `SELECT id FROM chat_messages WHERE ${repeated}`)).toEqual([]);
});

test("older attempts continue, and new ones get a new version and unused ids", async () => {
  const { raw, server, highest } = await migrated();
  const { attempts } = server.deps.services;
  const ann = {
    id: 1,
    email: "ann@example.com",
    name: "Ann",
    isVerified: true,
    network: "::",
  };
  const participant = ann as unknown as ParticipantIdentity;
  const id = 598 as AttemptId;
  const [ownQuestion] = await attempts.ownQuestions(participant, id);
  const saved = await attempts.save(participant, id, { [String(ownQuestion?.id)]: "Sandals" }, "form");
  expect(saved).toMatchObject({
    progress: 100,
    revision: 8,
    responses: { [String(ownQuestion?.id)]: "Sandals" },
  });
  const [foreign] = await attempts.ownQuestions(participant, 594 as AttemptId);
  await expect(attempts.save(participant, id, { [String(foreign?.id)]: "x" }, "form")).rejects.toThrow(
    "isn't part of this assessment",
  );

  const { agent, attemptId } = await server.participant(1);
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const texts = questions.map(({ questionText }: { questionText: string }) => questionText);
  expect(texts).toEqual(["What do you sell?", "How healthy is your cash flow?", "Anything else?"]);
  const seq = (table: string) => highest.find(({ name }) => name === table)?.seq ?? 0;
  expect(questions[0].id).toBe(seq("user_assessment_questions") + 1);
  expect(attemptId).toBe(seq("user_assessments") + 1);
  await agent.post(`/user/assessment/${attemptId}/chat`, { role: "user", content: "Hello" });
  const first = raw
    .prepare("SELECT min(id) FROM chat_messages WHERE userAssessmentId = ?")
    .pluck()
    .get(attemptId);
  expect(first).toBe(seq("chat_messages") + 1);
});

test("an older attempt is deleted with its questions", async () => {
  const { raw, admin } = await migrated();
  expect((await admin.delete("/admin/user-assessments/598")).status).toBe(200);
  expect(rows(raw, "SELECT id FROM user_assessment_questions WHERE versionId = 598")).toEqual([]);
  expect(rows(raw, "SELECT id FROM assessment_versions WHERE id = 598")).toEqual([]);
});
