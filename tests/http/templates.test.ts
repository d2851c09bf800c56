import { expect, test } from "vitest";
import { transaction } from "#server/db/database";
import { currentVersion } from "#server/features/attempts/version-copy-repo";
import { MAX_QUESTIONS, QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { put, refuse, value } from "#tests/helpers/stored";

test("stores a template trimmed, and counts its questions and uses", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const { body } = await admin.post("/admin/assessment-templates", { title: "  Growth  ", description: " " });
  expect(body).toMatchObject({
    title: "Growth",
    description: null,
    isActive: true,
    questionCount: 0,
    usageCount: 0,
  });
  const id = await exampleTemplate(admin);
  await server.participant(id);
  const { body: list } = await admin.get("/admin/assessment-templates");
  expect(list[0]).toMatchObject({ id, questionCount: 4, usageCount: 1 });
});

test("a single field can change without the others", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  const { body } = await admin.put(`/admin/assessment-templates/${id}`, { title: "New title" });
  expect(body).toMatchObject({
    title: "New title",
    description: "Where you stand",
    resultsAnalysisPrompt: "Name the weakest area first.",
    isActive: true,
  });
  const empty = await admin.put(`/admin/assessment-templates/${id}`, { title: "   " });
  expect(empty).toMatchObject({ status: 400, body: { message: "Title is required" } });
  const wrong = await admin.put(`/admin/assessment-templates/${id}`, { isActive: "false" });
  expect(wrong.status).toBe(400);
  expect((await admin.get(`/admin/assessment-templates/${id}`)).body).toMatchObject({
    title: "New title",
    isActive: true,
  });
});

test("a title with any kind of line break is refused", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  const refused = { status: 400, body: { message: "Enter the title on one line" } };
  for (const lineBreak of ["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029"]) {
    const title = `Growth${lineBreak}Bcc: everybody@example.com`;
    expect(await admin.post("/admin/assessment-templates", { title })).toMatchObject(refused);
    expect(await admin.put(`/admin/assessment-templates/${id}`, { title })).toMatchObject(refused);
  }
  expect((await admin.get("/admin/assessment-templates")).body).toMatchObject([{ title: "Growth check" }]);
});

test("visitors see active templates, and never a prompt", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  const visitor = server.visitor();
  expect((await visitor.get("/assessment-templates")).body).toEqual([
    {
      id,
      title: "Growth check",
      description: "Where you stand",
      isActive: true,
      isSharedDevice: false,
      language: null,
      questionCount: 4,
      asked: { least: 4, most: 4 },
      minutes: { least: 4, most: 4 },
    },
  ]);
  await admin.put(`/admin/assessment-templates/${id}`, { isActive: false });
  expect((await visitor.get("/assessment-templates")).body).toEqual([]);
  expect((await visitor.get(`/assessment-templates/${id}`)).body).toMatchObject({ isActive: false });
  const late = await visitor.post("/direct-assessment/register", {
    name: "A",
    email: "a@example.com",
    templateId: id,
  });
  expect(late).toMatchObject({ status: 409, body: { message: "This assessment is no longer available." } });
  expect((await visitor.get("/user/me")).status).toBe(401);
});

test("a template without questions isn't offered, can't be started, and keeps its active state", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const { agent } = await server.participant(await exampleTemplate(admin), "pat@example.com");
  const [pat] = (await admin.get("/admin/users")).body;
  const { body } = await admin.post("/admin/assessment-templates", { title: "Empty", isActive: true });
  const { id } = body;
  const doors = () => [
    server.visitor().post("/direct-assessment/register", { name: "A", email: "a@b.test", templateId: id }),
    server.visitor().post("/direct-assessment/magic-link", { email: "pat@example.com", templateId: id }),
    agent.post("/user/assessments", { assessmentId: id }),
    agent.send({
      method: "POST",
      url: "/trpc/user.attempts.start",
      payload: { assessmentId: id, resume: true },
    }),
    admin.post("/admin/users", { name: "A", email: "b@b.test", sendLink: false, assessmentId: id }),
    admin.post(`/admin/users/${pat.id}/invite`, { by: "mail", assessmentId: id }),
  ];
  const refused = async () => {
    for (const door of doors()) expect(await door).toMatchObject({ status: 409 });
    expect(await value(server, "SELECT count(*) FROM user_assessments")).toBe(1);
    expect((await agent.get("/assessment-templates")).body).toMatchObject([{ title: "Growth check" }]);
    for (const path of ["/admin/assessment-templates", "/assessment-templates"])
      expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ isActive: true, questionCount: 0 });
  };
  await refused();
  const question = await admin.post(`/admin/assessments/${id}/questions`, { questionText: "Why?" });
  expect((await agent.get("/assessment-templates")).body).toHaveLength(2);
  await admin.delete(`/admin/questions/${question.body.id}`);
  await refused();
  await admin.post(`/admin/assessments/${id}/questions`, { questionText: "Why?" });
  for (const door of doors()) expect(await door).toMatchObject({ status: 200 });
});

test("a start while the last question is deleted leaves nothing behind", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const { body: empty } = await admin.post("/admin/assessment-templates", { title: "Empty" });
  const starting = transaction(server.deps.db, (tx) => currentVersion(tx, empty.id, server.clock.now()));
  await expect(starting).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await value(server, "SELECT count(*) FROM assessment_versions")).toBe(0);
});

test("a deleted template disappears for everyone, but its attempts stay", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  const { attemptId } = await server.participant(id);
  expect((await admin.delete(`/admin/assessment-templates/${id}`)).status).toBe(200);
  expect((await admin.get("/admin/assessment-templates")).body).toEqual([]);
  expect((await admin.get(`/admin/assessment-templates/${id}`)).status).toBe(404);
  expect((await admin.delete(`/admin/assessment-templates/${id}`)).status).toBe(404);
  const { body } = await admin.get(`/admin/user-assessments/${attemptId}`);
  expect(body).toMatchObject({ assessment: { title: "Growth check" } });
});

test("questions added at the same time get different positions", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const { body: template } = await admin.post("/admin/assessment-templates", { title: "Empty" });
  const { systemActor, services } = server.deps;
  const draft = { ...QUESTION_DEFAULTS, questionText: "Why?", questionType: "text", options: null } as const;
  const add = () =>
    services.questions.create(systemActor, template.id, { ...draft, analysisPrompt: null, isRequired: true });
  await Promise.all(Array.from({ length: 6 }, add));
  const { body } = await admin.get(`/admin/assessments/${template.id}/questions`);
  expect(body.map(({ order }: { order: number }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a new question is last, without blank options, and has options only as multiple choice", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  const add = (question: object) => admin.post(`/admin/assessments/${id}/questions`, question);
  const choice = await add({
    questionText: " Which? ",
    questionType: "multiple_choice",
    options: [" A ", "", "B"],
  });
  expect(choice.body).toMatchObject({
    questionText: "Which?",
    options: ["A", "B"],
    order: 5,
    isRequired: true,
  });
  const text = await add({ questionText: "Why?", questionType: "text", options: ["A"] });
  expect(text.body).toMatchObject({ options: null, order: 6 });
  const none = await add({ questionText: "Which?", questionType: "multiple_choice", options: [" "] });
  expect(none).toMatchObject({ status: 400, body: { message: "Add at least one option" } });
  const blank = await add({ questionText: " " });
  expect(blank).toMatchObject({ status: 400, body: { message: "Question text is required" } });
  expect((await add({ questionText: "x", questionType: "essay" })).status).toBe(400);
});

test("a changed question keeps other fields, and a change of type sets its options", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  const { body: questions } = await admin.get(`/admin/assessments/${id}/questions`);
  const first = questions[0];
  const { body } = await admin.put(`/admin/questions/${first.id}`, { isRequired: false });
  expect(body).toMatchObject({
    questionText: first.questionText,
    analysisPrompt: "secret prompt",
    isRequired: false,
  });
  expect((await admin.put(`/admin/questions/${first.id}`, { questionType: "multiple_choice" })).status).toBe(
    400,
  );
  const turned = await admin.put(`/admin/questions/${questions[1].id}`, { questionType: "rating" });
  expect(turned.body).toMatchObject({ questionType: "rating", options: null });
});

test("a question can be added after the highest position, and saved again", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const questions = `/admin/assessments/${await exampleTemplate(admin)}/questions`;
  await admin.post(questions, { questionText: "The last", order: 10_000 });
  const { body: behind } = await admin.post(questions, { questionText: "Behind it" });
  const changed = await admin.put(`/admin/questions/${behind.id}`, { ...behind, questionText: "Behind" });
  expect(changed).toMatchObject({ status: 200, body: { questionText: "Behind", order: 10_000 } });
  const { body: all } = await admin.get(questions);
  expect(all.at(-1)).toMatchObject({ id: behind.id });
});

test("a question above the highest position, from an older version, can be changed", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const { body: all } = await admin.get(`/admin/assessments/${await exampleTemplate(admin)}/questions`);
  const { id } = all.at(-1);
  await put(server, 'UPDATE assessment_questions SET "order" = 10001 WHERE id = ?', id);
  const changed = await admin.put(`/admin/questions/${id}`, { questionText: "Behind" });
  expect(changed).toMatchObject({ status: 200, body: { questionText: "Behind", order: 10_001 } });
});

test("a template accepts as many questions as can be reordered and imported, and no more", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const { body: file } = await admin.get(
    `/admin/assessment-templates/${await exampleTemplate(admin)}/export`,
  );
  const questions = Array.from({ length: MAX_QUESTIONS }, () => file.template.questions[0]);
  const full = { ...file, template: { ...file.template, questions } };
  const { body: imported } = await admin.post("/admin/assessment-templates/import", full);
  const path = `/admin/assessments/${imported.id}/questions`;
  expect(await admin.post(path, { questionText: "One more?" })).toMatchObject({
    status: 409,
    body: { message: `An assessment can have up to ${MAX_QUESTIONS} questions.` },
  });
  const { body: rows } = await admin.get(path);
  const questionIds = rows.map(({ id }: { id: number }) => id).reverse();
  expect((await admin.put(`${path}/reorder`, { questionIds })).status).toBe(200);
});

test("an order must name each question exactly once", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  const { body: questions } = await admin.get(`/admin/assessments/${id}/questions`);
  const ids: number[] = questions.map((question: { id: number }) => question.id);
  const reorder = (questionIds: number[]) =>
    admin.put(`/admin/assessments/${id}/questions/reorder`, { questionIds });
  for (const wrong of [ids.slice(1), [...ids, 999], [ids[0]!, ids[0]!, ids[1]!, ids[2]!]]) {
    expect((await reorder(wrong)).status).toBe(400);
  }
  const reversed = [...ids].reverse();
  expect((await reorder(reversed)).status).toBe(200);
  const { body } = await admin.get(`/admin/assessments/${id}/questions`);
  expect(body.map((question: { id: number; order: number }) => [question.id, question.order])).toEqual(
    reversed.map((questionId, index) => [questionId, index + 1]),
  );
});

test("an order that can't be stored completely leaves the old one", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  const order = async (): Promise<number[]> =>
    (await admin.get(`/admin/assessments/${id}/questions`)).body.map((one: { id: number }) => one.id);
  const before = await order();
  await refuse(server, "UPDATE", "assessment_questions", { when: `NEW.id = ${before[0]}` });
  const questionIds = [...before].reverse();
  expect((await admin.put(`/admin/assessments/${id}/questions/reorder`, { questionIds })).status).toBe(500);
  expect(await order()).toEqual(before);
});
