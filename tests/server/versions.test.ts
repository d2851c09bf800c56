import { expect, test } from "vitest";
import { type Agent, exampleTemplate, testServer } from "#tests/helpers/server";
import { count, values } from "#tests/helpers/stored";

/** Questions are copied once per version of a template (decision 0049). */

interface Question {
  id: number;
  questionText: string;
  order: number;
}

async function world() {
  const server = await testServer();
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const { agent, attemptId } = await server.participant(templateId);
  const edited = async (): Promise<Question[]> =>
    (await admin.get(`/admin/assessments/${templateId}/questions`)).body;
  async function start(participant: Agent = agent): Promise<number> {
    server.clock.advance(11_000);
    return (await participant.post("/user/assessments", { assessmentId: templateId })).body.id;
  }
  const asked = async (id: number, participant = agent): Promise<Question[]> =>
    (await participant.get(`/user/assessments/${id}/questions`)).body;
  return { server, admin, templateId, agent, attemptId, edited, start, asked };
}

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);
const textsOf = (questions: readonly Question[]) => questions.map(({ questionText }) => questionText);

test("attempts on the same questions share one copy, however they are started", async () => {
  const { server, admin, templateId, attemptId, start, asked } = await world();
  const first = await asked(attemptId);
  expect(await asked(await start())).toEqual(first);
  const otherParticipant = await server.participant(templateId);
  expect(await asked(otherParticipant.attemptId, otherParticipant.agent)).toEqual(first);
  const newUser = { name: "Ann", email: "ann@example.com", sendLink: false, assessmentId: templateId };
  await admin.post("/admin/users", newUser);
  expect(await count(server, "user_assessments")).toBe(4);
  expect(await count(server, "assessment_versions")).toBe(1);
  expect(await count(server, "user_assessment_questions")).toBe(4);
});

type Edit = (admin: Agent, questions: Question[], templateId: number) => Promise<unknown>;
const change =
  (fields: object): Edit =>
  (admin, [first]) =>
    admin.put(`/admin/questions/${first?.id}`, fields);
const reorder: Edit = (admin, questions, templateId) =>
  admin.put(`/admin/assessments/${templateId}/questions/reorder`, {
    questionIds: idsOf(questions).toReversed(),
  });
const add: Edit = (admin, _, templateId) =>
  admin.post(`/admin/assessments/${templateId}/questions`, { questionText: "Why?", questionType: "text" });
const write =
  (fields: object): Edit =>
  (admin, [first], templateId) =>
    admin.put(`/admin/assessment-templates/${templateId}/cards`, {
      ...{ key: "first", kind: "risk", title: "First", why: "So it is.", ...fields },
      when: { version: 1, match: "all", rules: [{ question: first?.id, op: "answered" }] },
    });
const remove: Edit = (admin, [, second]) => admin.delete(`/admin/questions/${second?.id}`);

test.each<[string, Edit]>([
  ["another text", change({ questionText: "What do you make?" })],
  ["another type", change({ questionType: "rating" })],
  ["options", change({ questionType: "multiple_choice", options: ["Shoes", "Boots"] })],
  ["what is required", change({ isRequired: false })],
  ["another prompt", change({ analysisPrompt: null })],
  ["another place", change({ order: 9 })],
  ["another order", reorder],
  ["a question more", add],
  ["a question less", remove],
  ["a card", write({})],
])("%s makes the next start a new version, and earlier attempts keep theirs", async (_, edit) => {
  const { server, admin, templateId, attemptId, edited, start, asked } = await world();
  const before = await asked(attemptId);
  await edit(admin, await edited(), templateId);
  expect(await count(server, "assessment_versions")).toBe(1);
  const next = await asked(await start());
  expect(await asked(attemptId)).toEqual(before);
  expect(textsOf(next)).toEqual(textsOf(await edited()));
  expect(next.map(({ order }) => order)).toEqual(next.map((_, index) => index + 1));
  expect(idsOf(next).filter((id) => idsOf(before).includes(id))).toEqual([]);
  expect(await asked(await start())).toEqual(next);
  expect(await count(server, "assessment_versions")).toBe(2);
});

test("a version keeps the cards it started with, and later changes belong to the next", async () => {
  const { server, admin, templateId, edited, start, asked } = await world();
  const storedCards = async (): Promise<{ title: string; when: { rules: object[] } }[][]> =>
    (await values<string>(server, "SELECT cards FROM assessment_versions ORDER BY id")).map((cards) =>
      JSON.parse(cards),
    );
  await write({})(admin, await edited(), templateId);
  const [first] = await asked(await start());
  await write({ title: "Changed" })(admin, await edited(), templateId);
  await start();
  await admin.delete(`/admin/assessment-templates/${templateId}/cards/first`);
  await start();
  const titles = (await storedCards()).map((cards) => cards.map(({ title }) => title));
  expect(titles).toEqual([[], ["First"], ["Changed"], []]);
  expect((await storedCards())[1]?.[0]?.when.rules).toEqual([{ question: first?.id, op: "answered" }]);
});

test("changes outside of questions make no version", async () => {
  const { server, admin, templateId, attemptId, edited, start, asked } = await world();
  const questions = await edited();
  await admin.put(`/admin/assessment-templates/${templateId}`, { title: "Another title" });
  await admin.put(`/admin/questions/${questions[0]?.id}`, { questionText: questions[0]?.questionText });
  await admin.put(`/admin/assessments/${templateId}/questions/reorder`, { questionIds: idsOf(questions) });
  expect(await asked(await start())).toEqual(await asked(attemptId));
  expect(await count(server, "assessment_versions")).toBe(1);
});

test("edits without a start make no version, and neither do those of another template", async () => {
  const { server, admin, templateId, attemptId, edited, start, asked } = await world();
  const questionsBefore = await asked(attemptId);
  const elsewhere = await exampleTemplate(admin);
  await server.participant(elsewhere);
  expect(await asked(await start())).toEqual(questionsBefore);
  for (const text of ["One", "Two", "Three"])
    await change({ questionText: text })(admin, await edited(), templateId);
  expect(await count(server, "assessment_versions")).toBe(2);
  expect(textsOf(await asked(await start()))[0]).toBe("Three");
  expect(await count(server, "assessment_versions")).toBe(3);
});

test("an unopened attempt has the questions from the time of its assignment", async () => {
  const { server, admin, templateId, edited } = await world();
  const newUser = { name: "Ann", email: "ann@example.com", sendLink: false, assessmentId: templateId };
  await admin.post("/admin/users", newUser);
  await change({ questionText: "Changed" })(admin, await edited(), templateId);
  const { body: attempts } = await admin.get("/admin/assessments");
  const assigned = attempts.find(({ status }: { status: string }) => status === "not_started");
  const { body } = await admin.get(`/admin/user-assessments/${assigned.id}/questions`);
  expect(textsOf(body)).toContain("What do you sell?");
  expect(await count(server, "assessment_versions")).toBe(1);
});

test("a version without attempts is deleted, unless the next start would use it", async () => {
  const { server, admin, templateId, agent, attemptId, edited, start } = await world();
  await change({ questionText: "Something private" })(admin, await edited(), templateId);
  const second = await start();
  await change({ questionText: "Something else" })(admin, await edited(), templateId);
  const storedTexts = () => values(server, "SELECT questionText FROM user_assessment_questions");
  expect(await storedTexts()).toContain("Something private");
  await agent.delete(`/user/assessments/${second}`);
  expect(await storedTexts()).not.toContain("Something private");
  expect(await count(server, "assessment_versions")).toBe(1);

  const third = await start();
  await admin.delete(`/admin/user-assessments/${third}`);
  expect(await storedTexts()).toContain("Something else");
  await remove(admin, await edited(), templateId);
  expect(await storedTexts()).not.toContain("Something else");

  await admin.delete(`/admin/user-assessments/${attemptId}`);
  expect(await storedTexts()).toEqual([]);
  expect(await count(server, "assessment_versions")).toBe(0);
});

test("deleting a person deletes the versions that only their attempts used", async () => {
  const { server, admin, templateId, agent, edited, start } = await world();
  for (const text of ["One", "Two"]) {
    await change({ questionText: text })(admin, await edited(), templateId);
    await start();
  }
  const otherParticipant = await server.participant(templateId);
  expect(await count(server, "assessment_versions")).toBe(3);
  const { body: me } = await agent.get("/user/me");
  await admin.delete(`/admin/users/${me.id}`);
  expect(await count(server, "assessment_versions")).toBe(1);
  const { body } = await otherParticipant.agent.get(
    `/user/assessments/${otherParticipant.attemptId}/questions`,
  );
  expect(textsOf(body)[0]).toBe("Two");
});

test("a question of another version is refused everywhere", async () => {
  const { admin, templateId, agent, attemptId, edited, start, asked } = await world();
  const [old] = await asked(attemptId);
  await change({ questionText: "What do you make?" })(admin, await edited(), templateId);
  const next = await start();
  const [current] = await asked(next);
  const refused = { status: 400, body: { message: "This question isn't part of this assessment." } };
  const answer = (id: number, questionId = 0) =>
    agent.post(`/user/assessments/${id}/responses`, { questionId, answer: "Shoes" });
  expect(await answer(next, old?.id)).toMatchObject(refused);
  expect(await answer(attemptId, current?.id)).toMatchObject(refused);
  expect(
    await agent.put(`/user/assessments/${next}/responses`, { responses: { [old?.id ?? 0]: "Shoes" } }),
  ).toMatchObject(refused);
  expect((await answer(next, current?.id)).status).toBe(200);
  expect((await agent.get(`/user/assessments/${attemptId}`)).body.responses).toEqual({});
});

test("copies of a deleted question and their origin stay", async () => {
  const { server, admin, templateId, attemptId, edited, asked } = await world();
  const before = await asked(attemptId);
  const origins = () =>
    values(server, 'SELECT originalQuestionId FROM user_assessment_questions ORDER BY "order"');
  const [first, second, third, fourth] = idsOf(await edited());
  expect(await origins()).toEqual([first, second, third, fourth]);
  await remove(admin, await edited(), templateId);
  expect(await asked(attemptId)).toEqual(before);
  expect(await origins()).toEqual([first, second, third, fourth]);
});
