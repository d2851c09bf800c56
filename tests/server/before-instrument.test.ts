import { expect, test } from "vitest";
import { migrations } from "#migrations/index";
import { migrate } from "#server/db/sqlite/migrate";
import type { RawDatabase } from "#server/db/sqlite/open";
import type { ParticipantIdentity } from "#server/features/participant-auth/rules";
import type { AttemptId, AttemptQuestionId } from "#shared/domain/ids";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { databaseBefore } from "#tests/helpers/database";
import { type Agent, type TestServer, testServer } from "#tests/helpers/server";

/** A database from before conditions, scores and cards migrates, shows the same as before, and can be used. */

const STARTED = Date.UTC(2026, 10, 1);
const DATED = { createdAt: STARTED, updatedAt: STARTED };
const QUESTIONS = [
  { questionText: "What do you sell?", questionType: "text", options: null, isRequired: true },
  {
    questionText: "Which channels do you use?",
    questionType: "multiple_choice",
    options: ["Shop", "Web", "Fairs"],
    isRequired: true,
  },
  { questionText: "How healthy is your cash flow?", questionType: "rating", options: null, isRequired: true },
  { questionText: "Anything else?", questionType: "text", options: null, isRequired: false },
];
/** As the form stored choices: a list of one or several options. */
const ANSWERS = { "1": "Shoes", "2": ["Shop", "Web"], "3": "4", "4": "skip" };
const [DONE, IN_FORM, IN_CHAT] = [1, 2, 3];

type Fields = Record<string, string | number | null>;

function insert(raw: RawDatabase, table: string, fields: Fields): void {
  const names = Object.keys(fields);
  const columns = names.map((name) => `"${name}"`).join(", ");
  raw
    .prepare(`INSERT INTO ${table} (${columns}) VALUES (${names.map((name) => `@${name}`).join(", ")})`)
    .run(fields);
}

/** A template with one version and three attempts: completed, halfway through the form, and just started. */
function fill(raw: RawDatabase): void {
  insert(raw, "users", { email: "ann@example.com", name: "Ann", verifiedAt: STARTED, ...DATED });
  insert(raw, "assessments", { title: "Growth check", description: "Where you stand", ...DATED });
  const rows = QUESTIONS.map((question, index) => ({
    ...question,
    options: question.options && JSON.stringify(question.options),
    isRequired: Number(question.isRequired),
    order: index + 1,
    analysisPrompt: "Be kind.",
  }));
  for (const row of rows) insert(raw, "assessment_questions", { assessmentId: 1, ...row, ...DATED });
  insert(raw, "assessment_versions", { assessmentId: 1, isCurrent: 1, createdAt: STARTED });
  for (const [index, row] of rows.entries())
    insert(raw, "user_assessment_questions", { versionId: 1, originalQuestionId: index + 1, ...row });
  const attempt = (fields: Fields) =>
    insert(raw, "user_assessments", {
      userId: 1,
      assessmentId: 1,
      versionId: 1,
      status: "in_progress",
      startedAt: STARTED,
      ...DATED,
      ...fields,
    });
  attempt({
    status: "completed",
    progress: 100,
    responses: JSON.stringify(ANSWERS),
    completedAt: STARTED,
    recommendations: "## Keep going",
    recommendationsData: JSON.stringify({ summary: "Keep going", items: [] }),
    recommendationsBy: "built-in",
  });
  const { "1": text, "2": list } = ANSWERS;
  attempt({ progress: 50, responses: JSON.stringify({ "1": text, "2": list }) });
  attempt({});
}

async function opened() {
  const raw = databaseBefore("0011-instrument");
  fill(raw);
  migrate(raw, migrations);
  const server = await testServer({ database: { raw } });
  return { raw, server, admin: await server.admin(), ann: await signedIn(server) };
}

async function signedIn(server: TestServer): Promise<Agent> {
  const ann = server.visitor();
  await ann.post("/user/magic-link", { email: "ann@example.com" });
  await expect.poll(() => server.mailer.sent.length).toBe(1);
  const token = /token=([\w-]+)/.exec(server.mailer.lastTo("ann@example.com").text)?.[1];
  await ann.post("/user/auth", { token });
  return ann;
}

const questions = QUESTIONS.map((question, index) => ({ id: index + 1, ...question, order: index + 1 }));
const visibleQuestions = questions.map((question) => ({ ...QUESTION_DEFAULTS, ...question, visible: true }));

test("a completed attempt shows the same results, without scores", async () => {
  const { ann } = await opened();
  const { body } = await ann.get(`/user/assessments/${DONE}/results`);
  const { dimension, weight, points, combine, skipCounts } = QUESTION_DEFAULTS;
  expect(body).toMatchObject({
    userAssessment: {
      id: DONE,
      status: "completed",
      progress: 100,
      responses: ANSWERS,
      recommendations: "## Keep going",
      recommendationsBy: "built-in",
      recommendationState: "ready",
      advice: null,
    },
    assessment: { id: 1, title: "Growth check", description: "Where you stand" },
    scoring: null,
    scores: [],
    benchmarks: [],
  });
  expect(body.questions).toEqual(
    visibleQuestions.map((question) => ({ ...question, dimension, weight, points, combine, skipCounts })),
  );
});

test("an admin sees and exports the attempt as before, with new fields empty", async () => {
  const { admin } = await opened();
  const { body: file } = await admin.get(`/admin/user-assessments/${DONE}/export`);
  expect(file.responses).toEqual(ANSWERS);
  expect(
    file.questionsAndAnswers.map(({ question, answer, analysisPrompt }: Record<string, unknown>) => [
      question,
      answer,
      analysisPrompt,
    ]),
  ).toEqual([
    ["What do you sell?", "Shoes", "Be kind."],
    ["Which channels do you use?", "Shop, Web", "Be kind."],
    ["How healthy is your cash flow?", "4", "Be kind."],
    ["Anything else?", "No response", "Be kind."],
  ]);
  expect(file.questions).toEqual(
    visibleQuestions.map((question) => ({ ...question, analysisPrompt: "Be kind." })),
  );
  expect(file.scoring).toBeNull();
  expect(file.aiAnalysis).toEqual({ recommendations: "## Keep going", chatMessages: [], advice: null });
  expect((await admin.get(`/admin/user-assessments/${DONE}`)).body.advice).toBeNull();
  const [row] = (await admin.get("/admin/assessments")).body.filter(({ id }: { id: number }) => id === DONE);
  expect(row).toMatchObject({ status: "completed", progress: 100, score: null, band: null });
});

test("a stored list with several options stays valid, but a new one is refused", async () => {
  const { ann } = await opened();
  const path = `/user/assessments/${IN_FORM}`;
  expect((await ann.get(path)).body).toMatchObject({ progress: 50, responses: { "2": ["Shop", "Web"] } });
  expect((await ann.get(`${path}/questions`)).body).toEqual(
    visibleQuestions.map(
      ({ dimension: _d, weight: _w, points: _p, combine: _c, skipCounts: _s, ...rest }) => rest,
    ),
  );
  const longer = await ann.put(`${path}/responses`, { responses: { "2": ["Web", "Fairs"] } });
  expect(longer.status).toBe(400);
  const answered = await ann.post(`${path}/responses`, { questionId: 3, answer: "2" });
  expect(answered).toMatchObject({ status: 200, body: { progress: 75 } });
  expect((await ann.post(`${path}/complete`, {})).status).toBe(200);
  const { body } = await ann.get(`${path}/results`);
  expect(body.userAssessment.responses).toEqual({ "1": "Shoes", "2": ["Shop", "Web"], "3": "2" });
});

test("an attempt that was already started gets no cards written later, only a summary", async () => {
  const { raw, ann, admin } = await opened();
  const card = {
    ...{ key: "shoes", kind: "risk", title: "Shoes", why: "You sell them.", steps: [] },
    when: { version: 1, match: "all", rules: [{ question: 1, op: "answered" }] },
  };
  expect((await admin.get("/admin/assessment-templates/1/cards")).body).toEqual({ cards: [] });
  expect((await admin.put("/admin/assessment-templates/1/cards", card)).status).toBe(200);
  await ann.put(`/user/assessments/${IN_FORM}/responses`, { responses: { "3": "2" } });
  await ann.post(`/user/assessments/${IN_FORM}/complete`, {});
  const results = async () => (await ann.get(`/user/assessments/${IN_FORM}/results`)).body.userAssessment;
  expect(await results()).toMatchObject({
    ...{ recommendations: null, recommendationState: "none" },
    summary: { version: 2, basis: "answers", items: [] },
  });
  expect(raw.prepare("SELECT cards FROM assessment_versions").pluck().all()).toEqual(["[]"]);
});

test("a started attempt continues in the chat", async () => {
  const { server, ann } = await opened();
  const { chat } = server.deps.services;
  const { body: me } = await ann.get("/user/me");
  const participant: ParticipantIdentity = { ...me, isVerified: true, network: "::" };
  const id = IN_CHAT as AttemptId;
  const turns: [number, string][] = [
    [1, "We sell hand-made shoes to people who walk a lot"],
    [2, "Web"],
    [3, "4"],
    [4, "skip"],
  ];
  for (const [question, message] of turns) {
    const { currentQuestionId } = await chat.open(participant, id);
    expect(currentQuestionId).toBe(question);
    const questionId = question as AttemptQuestionId;
    const turn = { attemptId: id, questionId, message, clientMessageId: `message-${question}` };
    for await (const event of chat.answer(participant, turn))
      if (event.type === "done") expect(event.outcome).toMatchObject({ isValid: true });
  }
  expect((await ann.post(`/user/assessments/${IN_CHAT}/complete`, {})).status).toBe(200);
  const { body } = await ann.get(`/user/assessments/${IN_CHAT}/results`);
  expect(body.userAssessment.responses).toMatchObject({ "2": "Web", "3": "4", "4": "skip" });
});

test("an export contains no new fields, and the next attempt uses the same version", async () => {
  const { raw, admin } = await opened();
  const { body: file } = await admin.get("/admin/assessment-templates/1/export");
  expect(file.template).toEqual({
    title: "Growth check",
    description: "Where you stand",
    resultsAnalysisPrompt: null,
    isActive: true,
    language: null,
    scoring: null,
    questions: QUESTIONS.map((question) => ({ ...question, analysisPrompt: "Be kind." })),
    cards: [],
  });
  await admin.post("/admin/users", {
    name: "Ben",
    email: "ben@example.com",
    sendLink: false,
    assessmentId: 1,
  });
  expect(raw.prepare("SELECT DISTINCT versionId FROM user_assessments").pluck().all()).toEqual([1]);
});
