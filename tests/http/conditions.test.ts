import { expect, test } from "vitest";
import { conditional } from "#tests/helpers/conditional";
import { refuse, row, rows, value } from "#tests/helpers/stored";

/** Answers to hidden questions are kept but don't count until their question is shown again. */

test("an answer shows and hides questions, and answers to hidden questions are kept but not shown", async () => {
  const { agent, url, site, how, what, why, mend, more, save, visible } = await conditional();
  expect(await visible()).toEqual([site, more]);
  await save({ [site]: "Yes", [how]: "2", [what]: "Shoes" });
  expect(await visible()).toEqual([site, how, what, mend, more]);
  const saved = await save({ [site]: "No" });
  expect(saved.body).toMatchObject({ responses: { [site]: "No" }, progress: 33, ignored: [] });
  expect(saved.body.responses).toEqual({ [site]: "No" });
  expect(await visible()).toEqual([site, why, more]);
  const attempt = await agent.get(url);
  expect(attempt.body).toMatchObject({ responses: { [site]: "No" }, progress: 33 });
  expect(JSON.stringify(attempt.body)).not.toContain("Shoes");
  const back = await save({ [site]: "Yes" });
  expect(back.body).toMatchObject({
    responses: { [site]: "Yes", [how]: "2", [what]: "Shoes" },
    progress: 60,
    ignored: [],
  });
});

test("merges several answers before deciding what is shown, and reports answers it ignores", async () => {
  const { site, how, why, mend, save, replaced } = await conditional();
  const saved = await save({ [how]: "1", [mend]: "The menu", [why]: "No time", [site]: "Yes" });
  expect(saved.body).toMatchObject({
    responses: { [site]: "Yes", [how]: "1", [mend]: "The menu" },
    ignored: [why],
  });
  const turned = await save({ [how]: "5", [site]: "No", [why]: "Money" });
  expect(turned.body).toMatchObject({ responses: { [site]: "No", [why]: "Money" }, ignored: [how] });
  expect((await save({ [site]: "Yes" })).body.responses).toEqual({
    [site]: "Yes",
    [how]: "1",
    [mend]: "The menu",
  });
  expect(await replaced()).toMatchObject([
    { questionId: site, value: "Yes" },
    { questionId: site, value: "No" },
  ]);
});

test("every call refuses an answer to a hidden question", async () => {
  const { agent, server, chat, participant, id, site, how, why, answer } = await conditional();
  await chat.open(participant, id);
  await answer(site, "No");
  const state = async () => [
    await rows(server, "SELECT responses, hiddenResponses, revision FROM user_assessments"),
    await value(server, "SELECT count(*) FROM chat_messages"),
  ];
  const before = await state();
  const refusal = { message: "This question no longer applies because of an earlier answer." };
  expect(await answer(how, "4")).toMatchObject({ status: 409, body: refusal });
  const processed = await agent.post("/chat/process", {
    userMessage: "4",
    question: "How good is it?",
    questionType: "rating",
    userAssessmentId: id,
  });
  expect(processed).toMatchObject({ status: 409, body: refusal });
  const hidden = how as Parameters<typeof chat.edit>[2];
  await expect(chat.edit(participant, id, hidden, "4")).rejects.toMatchObject({
    ...refusal,
    code: "CONFLICT",
  });
  const turn = { attemptId: id, questionId: hidden, message: "4", clientMessageId: "message-1" };
  await expect(async () => {
    for await (const _ of chat.answer(participant, turn));
  }).rejects.toMatchObject({ ...refusal, code: "CONFLICT" });
  expect(await state()).toEqual(before);
  expect((await answer(why, "No time")).status).toBe(200);
});

test("completing requires only visible questions and moves other answers to the history", async () => {
  const { server, agent, url, site, how, what, why, mend, save, complete, replaced } = await conditional();
  await save({ [site]: "Yes", [how]: "2", [what]: "Shoes" });
  expect(await complete()).toMatchObject({ status: 400, body: { message: /1 question remaining/ } });
  const done = await complete({ [site]: "No", [why]: "No time", [mend]: "The menu" });
  expect(done).toMatchObject({ status: 200, body: { status: "completed", progress: 100, ignored: [mend] } });
  const responses = { [site]: "No", [why]: "No time" };
  expect(done.body.responses).toEqual(responses);
  expect(await replaced()).toEqual([
    { questionId: site, value: "Yes", via: "api" },
    { questionId: how, value: "2", via: "api" },
    { questionId: what, value: "Shoes", via: "api" },
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
  const { server, site, how, what, why, save, complete } = await conditional();
  await save({ [site]: "Yes", [how]: "4", [what]: "Shoes" });
  const before = await row(server, "SELECT * FROM user_assessments");
  await refuse(server, "INSERT", "jobs");
  expect((await complete({ [site]: "No", [why]: "No time" })).status).toBe(500);
  expect(await row(server, "SELECT * FROM user_assessments")).toEqual(before);
  expect(await value(server, "SELECT count(*) FROM answer_history")).toBe(0);
});
