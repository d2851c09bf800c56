import { expect, test } from "vitest";
import type { ParticipantIdentity } from "#server/features/participant-auth/rules";
import type { AttemptId, TemplateId } from "#shared/domain/ids";
import { type Agent, exampleTemplate, testServer } from "#tests/helpers/server";
import { put, value } from "#tests/helpers/stored";

interface Question {
  id: number;
  questionType: string;
}

async function startedAttempt() {
  const server = await testServer();
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const { agent, attemptId } = await server.participant(templateId);
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const [text, choice, rating, optional] = (questions as Question[]).map((question) => question.id);
  return {
    server,
    admin,
    templateId,
    agent,
    attemptId,
    ids: { text: text!, choice: choice!, rating: rating!, optional: optional! },
  };
}

const save = (agent: Agent, attemptId: number, responses: object) =>
  agent.put(`/user/assessments/${attemptId}/responses`, { responses });

test("a new attempt is in progress with its own questions, without their prompts", async () => {
  const { agent, attemptId } = await startedAttempt();
  const { body } = await agent.get(`/user/assessments/${attemptId}`);
  expect(body).toMatchObject({ status: "in_progress", progress: 0, responses: {}, title: "Growth check" });
  expect(body.startedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  expect(JSON.stringify([body, questions])).not.toContain("rompt");
});

test("starting with `resume` continues the open attempt; without it, a new one starts", async () => {
  const { admin, templateId, agent, attemptId, server } = await startedAttempt();
  server.clock.advance(11_000);
  const start = async (options: object) =>
    (await agent.post("/user/assessments", { assessmentId: templateId, ...options })).body.id;
  expect(await start({ resume: true })).toBe(attemptId);
  const another = await start({});
  expect(another).not.toBe(attemptId);
  expect(await start({ resume: true })).toBe(another);

  await agent.delete(`/user/assessments/${another}`);
  await admin.put(`/admin/assessment-templates/${templateId}`, { isActive: false });
  expect(await start({ resume: true })).toBe(attemptId);
});

test("reopening a link leads to the completed attempt for a day, then to a new one", async () => {
  const { templateId, agent, attemptId, ids, server } = await startedAttempt();
  server.clock.advance(11_000);
  const otherParticipant = await server.participant(templateId, "other@example.com");
  const start = async (participant: Agent) =>
    (await participant.post("/user/assessments", { assessmentId: templateId, resume: true })).body.id;
  expect(await start(otherParticipant.agent)).toBe(otherParticipant.attemptId);
  await save(agent, attemptId, { [ids.text]: "Shoes", [ids.choice]: "Just me", [ids.rating]: "4" });
  await agent.post(`/user/assessments/${attemptId}/complete`);
  expect(await start(agent)).toBe(attemptId);
  server.clock.advance(24 * 60 * 60_000);
  expect([attemptId, otherParticipant.attemptId]).not.toContain(await start(agent));
});

test("changing the template doesn't change existing attempts", async () => {
  const { admin, templateId, agent, attemptId } = await startedAttempt();
  const { body: questions } = await admin.get(`/admin/assessments/${templateId}/questions`);
  await admin.put(`/admin/questions/${questions[0].id}`, { questionText: "Changed" });
  await admin.delete(`/admin/questions/${questions[1].id}`);
  const { body } = await agent.get(`/user/assessments/${attemptId}/questions`);
  expect(body.map((question: { questionText: string }) => question.questionText)).toEqual([
    "What do you sell?",
    "How big is your team?",
    "How healthy is your cash flow?",
    "Anything else?",
  ]);
});

test("an attempt numbers its questions from one without gaps", async () => {
  const { admin, templateId, agent, server } = await startedAttempt();
  const { body: questions } = await admin.get(`/admin/assessments/${templateId}/questions`);
  await admin.delete(`/admin/questions/${questions[1].id}`);
  server.clock.advance(11_000);
  const { body: attempt } = await agent.post("/user/assessments", { assessmentId: templateId });
  const { body } = await agent.get(`/user/assessments/${attempt.id}/questions`);
  expect(body.map((question: { order: number }) => question.order)).toEqual([1, 2, 3]);
});

test("a save keeps other answers, and replaced answers go to the history", async () => {
  const { server, agent, attemptId, ids } = await startedAttempt();
  await save(agent, attemptId, { [ids.text]: " Shoes " });
  await save(agent, attemptId, { [ids.rating]: "4" });
  const { body } = await save(agent, attemptId, { [ids.rating]: "2" });
  expect(body).toMatchObject({ progress: 50, responses: { [ids.text]: "Shoes", [ids.rating]: "2" } });
  const history = await server.deps.db
    .selectFrom("answer_history")
    .select(["answer", "via"])
    .orderBy("id")
    .execute();
  expect(history).toEqual([{ answer: { value: "4" }, via: "api" }]);
});

test("invalid text (NUL, a lone surrogate) is refused by REST and tRPC", async () => {
  const { agent, attemptId, ids } = await startedAttempt();
  const replaced = { responses: { [ids.text]: "Shoes\ufffd" } };
  expect((await save(agent, attemptId, { [ids.text]: "Sh\0oes\ud83d" })).body).toMatchObject(replaced);
  const answer = { id: attemptId, questionId: Number(ids.text), answer: "Sh\0oes, boots\ud83d" };
  await agent.send({ method: "POST", url: "/trpc/user.attempts.answer", payload: answer });
  const { body } = await agent.get(`/user/assessments/${attemptId}`);
  expect(body).toMatchObject({ responses: { [ids.text]: "Shoes, boots\ufffd" } });
});

test("an invalid answer changes nothing", async () => {
  const { agent, attemptId, ids } = await startedAttempt();
  const wrong: [object, string][] = [
    [{ [ids.text]: "Shoes", [ids.rating]: "6" }, "Please answer with a number from 1 to 5."],
    [{ [ids.text]: "Shoes", [ids.choice]: "Eleven" }, "Please choose one of the options."],
    [{ [ids.text]: "skip" }, "This question is required and can't be skipped."],
    [{ [ids.text]: "   " }, "Please type an answer."],
    [{ "999999": "Shoes" }, "This question isn't part of this assessment."],
    [{ constructor: "Shoes" }, "This question isn't part of this assessment."],
  ];
  for (const [responses, message] of wrong) {
    expect(await save(agent, attemptId, responses)).toMatchObject({ status: 400, body: { message } });
  }
  expect((await agent.get(`/user/assessments/${attemptId}`)).body).toMatchObject({
    responses: {},
    progress: 0,
  });
});

test("completing too early lists missing answers, and a completed attempt can't change", async () => {
  const { server, agent, attemptId, ids } = await startedAttempt();
  const complete = (body = {}) => agent.post(`/user/assessments/${attemptId}/complete`, body);
  await save(agent, attemptId, { [ids.text]: "Shoes", [ids.optional]: "skip" });
  expect(await complete()).toMatchObject({
    status: 400,
    body: { message: "Please answer all required questions before completing. 2 questions remaining." },
  });
  expect((await agent.get(`/user/assessments/${attemptId}/results`)).status).toBe(404);
  const first = await complete({ responses: { [ids.rating]: "2", [ids.choice]: "Just me" } });
  expect(first.body).toMatchObject({ status: "completed", progress: 100 });
  server.clock.advance(60_000);
  const second = await complete({ responses: { [ids.rating]: "5" } });
  expect(second.body).toEqual(first.body);
  expect((await save(agent, attemptId, { [ids.rating]: "5" })).status).toBe(409);
});

test("ten concurrent completions complete once and queue one job", async () => {
  const { server, agent, attemptId, ids } = await startedAttempt();
  await server.deps.worker.stop();
  await save(agent, attemptId, { [ids.text]: "Shoes", [ids.rating]: "2", [ids.choice]: "Just me" });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => agent.post(`/user/assessments/${attemptId}/complete`, {})),
  );
  expect(new Set(answers.map((answer) => answer.body.completedAt)).size).toBe(1);
  expect(await server.deps.db.selectFrom("jobs").select("kind").execute()).toEqual([{ kind: "recommend" }]);
});

test("of two completions with the same state, the later one changes nothing", async () => {
  const { server, agent, attemptId, ids } = await startedAttempt();
  await save(agent, attemptId, { [ids.text]: "Shoes", [ids.rating]: "2", [ids.choice]: "Just me" });
  const { id } = (await agent.get("/user/me")).body;
  const { attempts } = server.deps.services;
  const me = { id, isVerified: false, network: "192.0.2.1" } as ParticipantIdentity;
  const revision = async () =>
    Number(await value(server, "select revision from user_assessments where id = ?", attemptId));
  const before = await revision();
  const complete = () => attempts.complete(me, attemptId as AttemptId, {}, "form");
  const completed = await Promise.all([complete(), complete(), complete()]);
  expect(await revision()).toBe(before + 1);
  expect(completed.every(({ status }) => status === "completed")).toBe(true);
});

test("without cards and a model there are no recommendations, and the summary is created on reading", async () => {
  const { server, admin, agent, attemptId, ids } = await startedAttempt();
  await admin.put(`/admin/questions/${(await admin.get("/admin/assessments/1/questions")).body[2].id}`, {
    highIs: "good",
  });
  await server.deps.worker.stop();
  await save(agent, attemptId, { [ids.text]: "Hand-made shoes", [ids.rating]: "1", [ids.choice]: "Just me" });
  await agent.post(`/user/assessments/${attemptId}/complete`, {});
  const nothing = {
    ...{ recommendations: null, recommendationsBy: null, recommendationState: "none", advice: null },
    summary: { basis: "answers", items: [] },
  };
  // The job hasn't run, and no one waits for it.
  const ownAttempt = async () =>
    (await agent.get(`/user/assessments/${attemptId}/results`)).body.userAssessment;
  expect(await ownAttempt()).toMatchObject(nothing);
  const path = `/admin/user-assessments/${attemptId}`;
  expect((await admin.get(path)).body).toMatchObject(nothing);
  const { aiAnalysis } = (await admin.get(`${path}/export`)).body;
  expect(aiAnalysis).toMatchObject({ recommendations: null, advice: null });
  expect(await admin.post(`${path}/generate-recommendations`)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Set up a model as described on the AI model page") },
  });
});

test("keeps earlier recommendations if the template has no cards", async () => {
  const { server, agent, attemptId, ids } = await startedAttempt();
  await save(agent, attemptId, { [ids.text]: "Shoes", [ids.rating]: "1", [ids.choice]: "Just me" });
  await agent.post(`/user/assessments/${attemptId}/complete`, {});
  await put(
    server,
    "UPDATE user_assessments SET recommendations = 'Call the bank.', recommendationsBy = 'built-in'",
  );
  expect((await agent.get(`/user/assessments/${attemptId}/results`)).body.userAssessment).toMatchObject({
    ...{ recommendations: "Call the bank.", recommendationsBy: "built-in", recommendationState: "ready" },
    summary: null,
  });
});

test("five concurrent starts create one attempt", async () => {
  const { server, admin, agent } = await startedAttempt();
  const fresh = await exampleTemplate(admin);
  const starts = Array.from({ length: 5 }, () => agent.post("/user/assessments", { assessmentId: fresh }));
  expect(new Set((await Promise.all(starts)).map((answer) => answer.body.id)).size).toBe(1);
  const rows = await server.deps.db.selectFrom("user_assessments").select("id").execute();
  expect(rows).toHaveLength(2);
});

test("concurrent starts that create one attempt count as one", async () => {
  const { server, admin, agent } = await startedAttempt();
  const fresh = (await exampleTemplate(admin)) as TemplateId;
  const { id } = (await agent.get("/user/me")).body;
  const { attempts } = server.deps.services;
  const me = { id, isVerified: false } as ParticipantIdentity;
  const ids = await Promise.all(Array.from({ length: 8 }, () => attempts.start(me, fresh)));
  expect(new Set(ids).size).toBe(1);
  const key = `attempt-unverified/86400:${id}`;
  expect(await value(server, "select hits from rate_limits where key = ?", key)).toBe(2);
});

test("a participant with an unverified email starts at most five attempts a day", async () => {
  const { server, templateId, agent } = await startedAttempt();
  const start = () => agent.post("/user/assessments", { assessmentId: templateId });
  for (let i = 0; i < 4; i++) {
    server.clock.advance(11_000);
    expect((await start()).status).toBe(200);
  }
  server.clock.advance(11_000);
  expect((await start()).status).toBe(429);
});

test("starting again within ten seconds returns the same attempt, later a new one", async () => {
  const { server, templateId, agent, attemptId } = await startedAttempt();
  const start = async () => (await agent.post("/user/assessments", { assessmentId: templateId })).body.id;
  expect(new Set(await Promise.all([start(), start(), start()]))).toEqual(new Set([attemptId]));
  server.clock.advance(11_000);
  expect(await start()).not.toBe(attemptId);
});

test("another participant's attempt and a missing one get the same 404 from every call", async () => {
  const { server, templateId, attemptId, ids } = await startedAttempt();
  const { agent: otherAgent } = await server.participant(templateId);
  const calls: ((id: number) => Promise<unknown>)[] = [
    (id) => otherAgent.get(`/user/assessments/${id}`),
    (id) => otherAgent.get(`/user/assessments/${id}/questions`),
    (id) => otherAgent.get(`/user/assessments/${id}/results`),
    (id) => save(otherAgent, id, { [ids.rating]: "1" }),
    (id) => otherAgent.post(`/user/assessments/${id}/responses`, { questionId: ids.rating, answer: "1" }),
    (id) => otherAgent.post(`/user/assessments/${id}/complete`, {}),
    (id) => otherAgent.delete(`/user/assessments/${id}`),
    (id) =>
      otherAgent.post("/chat/process", {
        userMessage: "4",
        question: "How healthy is your cash flow?",
        userAssessmentId: id,
      }),
  ];
  for (const call of calls) {
    const [foreign, missing] = [await call(attemptId), await call(987_654)];
    expect(foreign).toMatchObject({ status: 404 });
    expect(missing).toMatchObject({ status: 404, body: (foreign as { body: unknown }).body });
  }
});

test("an invalid id is not found", async () => {
  const { agent } = await startedAttempt();
  for (const id of ["abc", "1.5", "-1", "0", "0x2", "2e0", "02", "%202", "1e400", "99999999999999999999"]) {
    expect((await agent.get(`/user/assessments/${id}`)).status).toBe(404);
  }
});

test("a participant deletes an attempt with all its data", async () => {
  const { server, agent, attemptId, ids } = await startedAttempt();
  await save(agent, attemptId, { [ids.text]: "Shoes" });
  await save(agent, attemptId, { [ids.text]: "Boots" });
  expect((await agent.delete(`/user/assessments/${attemptId}`)).status).toBe(200);
  expect((await agent.get(`/user/assessments/${attemptId}`)).status).toBe(404);
  for (const table of ["chat_messages", "answer_history"] as const) {
    expect(await server.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
