import { expect, test } from "vitest";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { contentOf } from "#tests/helpers/stored";

test("a preview evaluates a message by rules, without a model or changes in the database", async () => {
  const assistant = new ScriptedAssistant();
  const server = await testServer({ assistant });
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  const { body: questions } = await admin.get(`/admin/assessments/${id}/questions`);
  const say = async (at: number, message: string) => {
    const payload = { id: questions[at].id, message };
    const { status, body } = await admin.send({
      method: "POST",
      url: "/trpc/admin.questions.preview",
      payload,
    });
    return { status, ...body.result?.data.json };
  };
  const before = await contentOf(server);

  expect(await say(0, "We bake bread for the whole street")).toMatchObject({
    isValid: true,
    answer: "We bake bread for the whole street",
  });
  expect(await say(1, "the second one")).toMatchObject({ isValid: true, answer: "2 to 10" });
  expect(await say(2, "eleven")).toMatchObject({ isValid: false, answer: null });
  expect(await say(2, "4")).toMatchObject({ isValid: true, answer: "4" });
  expect(await say(3, "skip")).toMatchObject({ isValid: true, answer: "skip" });
  expect((await say(0, "x".repeat(4_001))).status).toBe(400);

  expect(assistant.turns).toEqual([]);
  expect(await contentOf(server)).toBe(before);
});

test("only an admin can preview a question, and it must exist", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const { agent } = await server.participant(await exampleTemplate(admin));
  const call = (by: typeof admin, id: number) =>
    by.send({ method: "POST", url: "/trpc/admin.questions.preview", payload: { id, message: "Bread" } });
  expect((await call(admin, 999_999)).status).toBe(404);
  expect((await call(agent, 1)).status).toBe(401);
});
