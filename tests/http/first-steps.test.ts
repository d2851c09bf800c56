import { expect, test } from "vitest";
import { bootstrap } from "#server/startup/bootstrap";
import { exampleTemplate as example } from "#server/template-library/library";
import { type Agent, exampleTemplate, testServer } from "#tests/helpers/server";

/** A server after its first start, with its first admin. */
async function firstHour(environment: Record<string, string> = {}) {
  const server = await testServer({}, environment);
  const admin = await server.admin();
  await bootstrap(server.deps);
  const templates = async () => (await admin.get("/admin/assessment-templates")).body;
  return { server, admin, templates };
}

const stepsOf = async (admin: Agent) => {
  const { body } = await admin.send({ method: "GET", url: "/trpc/admin.firstSteps.get" });
  return body.result.data.json;
};
const note = (admin: Agent, step: string) =>
  admin.send({ method: "POST", url: "/trpc/admin.firstSteps.note", payload: { step } });
const doneSteps = async (admin: Agent) =>
  Object.entries((await stepsOf(admin)).isDone).flatMap(([step, isDone]) => (isDone ? [step] : []));

test("steps complete automatically, and the list disappears after the last", async () => {
  const { server, admin, templates } = await firstHour();
  const [{ id, title }] = await templates();
  const example = { id, title };
  expect(await stepsOf(admin)).toMatchObject({ example, toTake: example, firstResult: null });
  expect(await doneSteps(admin)).toEqual([]);

  await note(admin, "look");
  await note(admin, "look");
  expect(await doneSteps(admin)).toEqual(["look"]);

  const { agent, attemptId } = await server.participant(id);
  expect(await doneSteps(admin)).toEqual(["look", "take"]);

  const { body: template } = await admin.post("/admin/assessment-templates", { title: "My own" });
  expect(await doneSteps(admin)).toEqual(["look", "take"]);
  await admin.post(`/admin/assessments/${template.id}/questions`, { questionText: "Why?" });
  expect(await doneSteps(admin)).toEqual(["look", "take", "write"]);

  await admin.post("/admin/users", { name: "Guest", email: "guest@example.com", sendLink: false });
  expect(await doneSteps(admin)).toEqual(["look", "take", "write", "invite"]);

  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const answers: Record<string, string> = { text: "Shoes", multiple_choice: "2 to 10", rating: "4" };
  const required = questions.filter(
    ({ isRequired, visible }: Record<string, boolean>) => isRequired && visible,
  );
  const responses = Object.fromEntries(
    required.map((question: { id: number; questionType: string }) => [
      question.id,
      answers[question.questionType],
    ]),
  );
  await agent.post(`/user/assessments/${attemptId}/complete`, { responses });
  expect(await stepsOf(admin)).toMatchObject({ firstResult: attemptId });
  await note(admin, "read");
  expect(await stepsOf(admin)).toBeNull();
});

test("the second participant with a shared link completes the invite step", async () => {
  const { server, admin, templates } = await firstHour();
  const [{ id }] = await templates();
  await server.participant(id);
  expect(await doneSteps(admin)).not.toContain("invite");
  await server.participant(id);
  expect(await doneSteps(admin)).toContain("invite");
});

test("a dismissed list stays dismissed for every admin", async () => {
  const { server, admin } = await firstHour();
  await note(admin, "putAway");
  expect(await stepsOf(admin)).toBeNull();
  expect(await stepsOf(await server.admin())).toBeNull();
});

test("a renamed example counts as the admin's template; without an example there is nothing to view", async () => {
  const { admin, templates } = await firstHour();
  const [{ id }] = await templates();
  await admin.put(`/admin/assessment-templates/${id}`, { title: "Ours" });
  expect(await stepsOf(admin)).toMatchObject({ example: null, toTake: { id, title: "Ours" } });
  expect(await doneSteps(admin)).toEqual(["write"]);

  const without = await firstHour({ SEED_EXAMPLE: "0" });
  expect(await stepsOf(without.admin)).toMatchObject({ example: null, toTake: null });
  const templateId = await exampleTemplate(without.admin);
  expect(await stepsOf(without.admin)).toMatchObject({ toTake: { id: templateId } });
});

test("suggests another template if the example can't be started", async () => {
  const { admin, templates } = await firstHour();
  const [{ id }] = await templates();
  await admin.put(`/admin/assessment-templates/${id}`, { isActive: false });
  const templateId = await exampleTemplate(admin);
  expect(await stepsOf(admin)).toMatchObject({
    example: { id, title: example().title },
    toTake: { id: templateId },
  });
});
