import { expect, test } from "vitest";
import { conditional } from "#tests/helpers/conditional";
import { refuse, row, rows, value } from "#tests/helpers/stored";

/** Answers to hidden questions are kept but don't count until their question is shown again. */

test("an answer shows and hides questions, and answers to hidden questions are kept but not shown", async () => {
  const { agent, url, site, quality, products, obstacle, fix, more, save, visible } = await conditional();
  expect(await visible()).toEqual([site, more]);
  await save({ [site]: "Yes", [quality]: "2", [products]: "Shoes" });
  expect(await visible()).toEqual([site, quality, products, fix, more]);
  const saved = await save({ [site]: "No" });
  expect(saved.body).toMatchObject({ responses: { [site]: "No" }, progress: 33, ignored: [] });
  expect(saved.body.responses).toEqual({ [site]: "No" });
  expect(await visible()).toEqual([site, obstacle, more]);
  const attempt = await agent.get(url);
  expect(attempt.body).toMatchObject({ responses: { [site]: "No" }, progress: 33 });
  expect(JSON.stringify(attempt.body)).not.toContain("Shoes");
  const back = await save({ [site]: "Yes" });
  expect(back.body).toMatchObject({
    responses: { [site]: "Yes", [quality]: "2", [products]: "Shoes" },
    progress: 60,
    ignored: [],
  });
});

test("merges several answers before deciding what is shown, and reports answers it ignores", async () => {
  const { site, quality, obstacle, fix, save, replaced } = await conditional();
  const saved = await save({ [quality]: "1", [fix]: "The menu", [obstacle]: "No time", [site]: "Yes" });
  expect(saved.body).toMatchObject({
    responses: { [site]: "Yes", [quality]: "1", [fix]: "The menu" },
    ignored: [obstacle],
  });
  const turned = await save({ [quality]: "5", [site]: "No", [obstacle]: "Money" });
  expect(turned.body).toMatchObject({ responses: { [site]: "No", [obstacle]: "Money" }, ignored: [quality] });
  expect((await save({ [site]: "Yes" })).body.responses).toEqual({
    [site]: "Yes",
    [quality]: "1",
    [fix]: "The menu",
  });
  expect(await replaced()).toMatchObject([
    { questionId: site, value: "Yes" },
    { questionId: site, value: "No" },
  ]);
});

test("every call refuses an answer to a hidden question", async () => {
  const { agent, server, chat, participant, id, site, quality, obstacle, answer } = await conditional();
  await chat.open(participant, id);
  await answer(site, "No");
  const state = async () => [
    await rows(server, "SELECT responses, hiddenResponses, revision FROM user_assessments"),
    await value(server, "SELECT count(*) FROM chat_messages"),
  ];
  const before = await state();
  const refusal = { message: "This question no longer applies because of an earlier answer." };
  expect(await answer(quality, "4")).toMatchObject({ status: 409, body: refusal });
  const processed = await agent.post("/chat/process", {
    userMessage: "4",
    question: "How good is it?",
    questionType: "rating",
    userAssessmentId: id,
  });
  expect(processed).toMatchObject({ status: 409, body: refusal });
  const hidden = quality as Parameters<typeof chat.edit>[2];
  await expect(chat.edit(participant, id, hidden, "4")).rejects.toMatchObject({
    ...refusal,
    code: "CONFLICT",
  });
  const turn = { attemptId: id, questionId: hidden, message: "4", clientMessageId: "message-1" };
  await expect(async () => {
    for await (const _ of chat.answer(participant, turn));
  }).rejects.toMatchObject({ ...refusal, code: "CONFLICT" });
  expect(await state()).toEqual(before);
  expect((await answer(obstacle, "No time")).status).toBe(200);
});

test("completing requires only visible questions and moves other answers to the history", async () => {
  const { server, agent, url, site, quality, products, obstacle, fix, save, complete, replaced } =
    await conditional();
  await save({ [site]: "Yes", [quality]: "2", [products]: "Shoes" });
  expect(await complete()).toMatchObject({ status: 400, body: { message: /1 question remaining/ } });
  const done = await complete({ [site]: "No", [obstacle]: "No time", [fix]: "The menu" });
  expect(done).toMatchObject({ status: 200, body: { status: "completed", progress: 100, ignored: [fix] } });
  const responses = { [site]: "No", [obstacle]: "No time" };
  expect(done.body.responses).toEqual(responses);
  expect(await replaced()).toEqual([
    { questionId: site, value: "Yes", via: "api" },
    { questionId: quality, value: "2", via: "api" },
    { questionId: products, value: "Shoes", via: "api" },
  ]);
  expect(await row(server, "SELECT responses, hiddenResponses FROM user_assessments")).toEqual({
    responses: JSON.stringify(responses),
    hiddenResponses: null,
  });
  const { body: results } = await agent.get(`${url}/results`);
  expect(results.userAssessment.responses).toEqual(responses);
  expect(results.questions.filter((one: { visible: boolean }) => one.visible)).toHaveLength(3);
  expect((await complete()).body.ignored).toEqual([]);
});

test("a completion that can't be stored changes nothing", async () => {
  const { server, site, quality, products, obstacle, save, complete } = await conditional();
  await save({ [site]: "Yes", [quality]: "4", [products]: "Shoes" });
  const before = await row(server, "SELECT * FROM user_assessments");
  await refuse(server, "INSERT", "jobs");
  expect((await complete({ [site]: "No", [obstacle]: "No time" })).status).toBe(500);
  expect(await row(server, "SELECT * FROM user_assessments")).toEqual(before);
  expect(await value(server, "SELECT count(*) FROM answer_history")).toBe(0);
});
