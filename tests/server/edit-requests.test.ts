import { beforeEach, describe, expect, test } from "vitest";
import type { EditRequest } from "#server/answer-parser/parse-result";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { type Talk, talk } from "#tests/helpers/talk";

let server: TestServer;
let model: ScriptedAssistant;
let chat: Talk;
const [PRODUCTS, TEAM, CASH] = [0, 1, 2];
const idOf = (at: number) => chat.questions[at]!.id;

beforeEach(async () => {
  model = new ScriptedAssistant();
  server = await testServer({ assistant: model }, { RATE_LIMIT_FACTOR: "100" });
  chat = await talk(server, await exampleTemplate(await server.admin()));
  await chat.say("Shoes");
  await chat.say("Just me");
});

async function sayMessage(message: string) {
  const { messages, ...outcome } = await chat.say(message);
  return { ...outcome, metadata: messages.at(-1)!.metadata };
}

/** The outcome of a message that the model reads as this edit request. */
function request(correction: EditRequest) {
  model.verdict = { kind: "correction", answer: null, correction };
  return sayMessage("that was not right");
}

const TEAM_TO_TEN: EditRequest = { question: 2, value: "2 to 10" };

describe("an edit request to the parser", () => {
  beforeEach(() => {
    model.isDown = true;
  });

  test.each([
    ["change question 2 to 2 to 10", TEAM, "2 to 10"],
    ["question 2 should be More", TEAM, "More"],
    ["change question 2", TEAM, null],
    ["my last answer was wrong", TEAM, null],
    ["change question 1", PRODUCTS, null],
  ])("%j is offered and changes nothing yet", async (message, at, answer) => {
    const { isValid, metadata } = await sayMessage(message);
    expect(isValid).toBe(false);
    expect(metadata.offer).toEqual({ questionId: idOf(at), answer });
    expect(await chat.responses()).toEqual({ [idOf(PRODUCTS)]: "Shoes", [idOf(TEAM)]: "Just me" });
  });

  test("without a known question says how to change an answer", async () => {
    const { metadata, response, isValid } = await sayMessage("my answer about cash was wrong");
    expect(isValid).toBe(false);
    expect(metadata.offer).toBeUndefined();
    expect(response).toMatch(/"Edit".*"change question 4"/);
  });

  test("for a question without an answer says so", async () => {
    const { metadata, response } = await sayMessage("change question 4");
    expect(metadata.offer).toBeUndefined();
    expect(response).toMatch(/^You haven't answered question 4 yet/);
  });

  test("for the current question is its answer", async () => {
    expect(await sayMessage("question 3 should be 4")).toMatchObject({ isValid: true, answer: "4" });
    expect(await chat.responses()).toMatchObject({ [idOf(CASH)]: "4" });
  });

  test("never answers an open question, not even through the documented call", async () => {
    await chat.say("4");
    const { questionText: question } = chat.questions[3]!;
    const sent = { userMessage: "change question 2 to 2 to 10", question, questionType: "text" as const };
    const { chat: service } = server.deps.services;
    const { participant, id } = chat;
    const inAttempt = { ...sent, isRequired: false, userAssessmentId: id };
    expect(await service.process(participant, inAttempt)).toMatchObject({ isValid: false, answer: null });
    expect((await chat.open()).messages.at(-1)!.metadata.offer).toMatchObject({ answer: "2 to 10" });
    const alone = await service.process(participant, { ...sent, isRequired: false });
    expect(alone).toMatchObject({ isValid: false, answer: null });
    expect(alone.response).toContain('"Edit"');
  });
});

describe("an edit request found by a model", () => {
  test("or mistaken for an answer is offered as a change", async () => {
    model.verdict = { kind: "answer", answer: "4" };
    const { isValid, metadata } = await sayMessage("change question 2 to 2 to 10");
    expect(isValid).toBe(false);
    expect(metadata.offer).toEqual({ questionId: idOf(TEAM), answer: "2 to 10" });
  });

  test("names question and value in fixed words", async () => {
    const { metadata, response, isValid } = await request(TEAM_TO_TEN);
    expect(metadata).toMatchObject({ offer: { questionId: idOf(TEAM), answer: "2 to 10" }, isPlain: true });
    expect(response).toBe(
      "Should I change your answer to question 2 (“How big is your team?”) to “2 to 10”?",
    );
    expect(isValid).toBe(false);
  });

  test("without a valid value names the button that opens the editor", async () => {
    const { metadata, response } = await request({ question: 2, value: "a whole army" });
    expect(metadata.offer).toEqual({ questionId: idOf(TEAM), answer: null });
    expect(response).toContain('press "Change answer 2"');
  });

  test("means the last given answer", async () => {
    await chat.say("Boots", idOf(PRODUCTS));
    const { metadata } = await request({ question: "previous", value: "Hats" });
    expect(metadata.offer).toEqual({ questionId: idOf(PRODUCTS), answer: "Hats" });
  });

  test("means the last answered question when all answers came from the form", async () => {
    chat = await talk(server, await exampleTemplate(await server.admin()), "form@example.com");
    const responses = { [idOf(PRODUCTS)]: "Shoes", [idOf(TEAM)]: "Just me" };
    await chat.agent.put(`/user/assessments/${chat.id}/responses`, { responses });
    const { metadata } = await request({ question: "previous", value: "More" });
    expect(metadata.offer).toEqual({ questionId: idOf(TEAM), answer: "More" });
  });

  test.each<EditRequest>([
    { question: 9, value: "5" },
    { question: 4, value: "5" },
    { question: null, value: "5" },
  ])("offers nothing for %j", async (correction) => {
    const { metadata, response } = await request(correction);
    expect(metadata).toMatchObject({ isPlain: true });
    expect(metadata.offer).toBeUndefined();
    expect(response).toMatch(/To change an answer|haven't answered question 4/);
  });

  test("says when the answer already has that value", async () => {
    const { metadata, response } = await request({ question: 2, value: "Just me" });
    expect(metadata).not.toHaveProperty("offer");
    expect(response).toMatch(
      /^Your answer to question 2 \(“How big is your team\?”\) is already “Just me”\./,
    );
  });

  test("shortens a long answer in the offer", async () => {
    const long = `Shoes, ${"made by hand and ".repeat(200)}sold`;
    const { metadata, response } = await request({ question: 1, value: long });
    expect(metadata.offer).toEqual({ questionId: idOf(PRODUCTS), answer: long });
    expect(response.length).toBeLessThan(350);
  });
});

describe("an offered change", () => {
  test.each(["yes", "Yes please!", "ja", "ok"])("is made by %j, without the model", async (yes) => {
    await request(TEAM_TO_TEN);
    const turnCount = model.turns.length;
    const { response, next } = await chat.say(yes);
    expect(response).toMatch(/is now “2 to 10”\. Now back to the question\.$/);
    expect(next).toBe(idOf(CASH));
    expect(await chat.responses()).toEqual({ [idOf(PRODUCTS)]: "Shoes", [idOf(TEAM)]: "2 to 10" });
    expect(model.turns).toHaveLength(turnCount);
  });

  test("is made by a yes through the documented call", async () => {
    await request(TEAM_TO_TEN);
    const { questionText: question, questionType } = chat.questions[CASH]!;
    const sent = { userMessage: "yes", question, questionType, isRequired: true, userAssessmentId: chat.id };
    const outcome = await server.deps.services.chat.process(chat.participant, sent);
    expect(outcome).toMatchObject({ isValid: false, answer: null });
    expect(await chat.responses()).toEqual({ [idOf(PRODUCTS)]: "Shoes", [idOf(TEAM)]: "2 to 10" });
  });

  test("is declined by a no, and the next message is an answer", async () => {
    await request(TEAM_TO_TEN);
    expect((await chat.say("no")).response).toMatch(/^All right, I'll leave that answer as it is\./);
    expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "Just me" });
    model.verdict = {};
    expect((await chat.say("4")).answer).toBe("4");
  });

  test("without a value is declined by a no, and a yes names the button again", async () => {
    await request({ question: 2, value: null });
    expect((await sayMessage("yes")).metadata.offer).toEqual({ questionId: idOf(TEAM), answer: null });
    expect((await sayMessage("no")).metadata.offer).toBeUndefined();
    expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "Just me" });
  });

  test("without a value takes the next typed value and offers it", async () => {
    await request({ question: 2, value: null });
    const { answer, metadata } = await sayMessage("2 to 10");
    expect(answer).toBeNull();
    expect(metadata.offer).toEqual({ questionId: idOf(TEAM), answer: "2 to 10" });
    await chat.say("yes");
    expect(await chat.responses()).toEqual({ [idOf(PRODUCTS)]: "Shoes", [idOf(TEAM)]: "2 to 10" });
  });

  test("ends when something else is answered", async () => {
    await request(TEAM_TO_TEN);
    expect((await chat.say("4")).answer).toBe("4");
    model.verdict = { kind: "cannot-say", answer: null };
    await chat.say("yes");
    expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "Just me" });
  });

  test("stays after a question about the assessment", async () => {
    await request(TEAM_TO_TEN);
    model.verdict = { kind: "about-assessment", answer: null };
    expect((await sayMessage("who reads this?")).metadata.offer).toEqual({
      questionId: idOf(TEAM),
      answer: "2 to 10",
    });
    await chat.say("yes");
    expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "2 to 10" });
  });

  test("can be accepted with its button only while it is the newest", async () => {
    const newest = async () => (await chat.open()).messages.at(-1)!.id;
    await request({ question: 1, value: "Boots" });
    const first = await newest();
    await request(TEAM_TO_TEN);
    const { chat: service } = server.deps.services;
    const press = async (offeredBy: typeof first) =>
      service.edit(chat.participant, chat.id, idOf(TEAM), "2 to 10", offeredBy);
    await expect(press(first)).rejects.toMatchObject({ code: "CONFLICT" });
    await press(await newest());
    expect(await chat.responses()).toEqual({ [idOf(PRODUCTS)]: "Shoes", [idOf(TEAM)]: "2 to 10" });
  });

  test.each(["yes", "no"])("gives CONFLICT for a late %j, which answers nothing", async (message) => {
    await request(TEAM_TO_TEN);
    const offeredBy = (await chat.open()).messages.at(-1)!.id;
    await chat.say("yes");
    const before = (await chat.open()).messages.length;
    const turn = {
      attemptId: chat.id,
      questionId: idOf(CASH),
      message,
      clientMessageId: "too-late",
      offeredBy,
    };
    const late = async () => {
      for await (const _ of server.deps.services.chat.answer(chat.participant, turn));
    };
    await expect(late()).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await chat.open()).messages).toHaveLength(before);
  });
});
