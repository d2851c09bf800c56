import { beforeEach, describe, expect, test } from "vitest";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { linesOf, type Talk, talk } from "#tests/helpers/talk";

const ASKS_MORE = { kind: "partly", response: "What kind of sales?" } as const;

let server: TestServer;
let model: ScriptedAssistant;
let chat: Talk;

beforeEach(async () => {
  model = new ScriptedAssistant();
  model.verdict = ASKS_MORE;
  server = await testServer({ assistant: model }, { RATE_LIMIT_FACTOR: "100" });
  chat = await talk(server, await exampleTemplate(await server.admin()));
});

const first = () => chat.questions[0]!.id;
const second = () => chat.questions[1]!.id;

test("a vague answer is stored, a follow-up is asked, and the question stays current", async () => {
  const outcome = await chat.say("Sales");
  expect(outcome).toMatchObject({
    isValid: false,
    response: "What kind of sales?",
    next: first(),
    progress: 25,
  });
  expect(await chat.responses()).toEqual({ [first()]: "Sales" });
  const state = await chat.open();
  expect(state.currentQuestionId).toBe(first());
  expect(linesOf(state.messages).slice(-2)).toEqual(["user: Sales", "bot: What kind of sales?"]);
});

test("the next message is added to the answer, and the next question is asked", async () => {
  await chat.say("Sales");
  model.verdict = { response: "Thank you." };
  const outcome = await chat.say("  To schools, by phone. ");
  expect(outcome).toMatchObject({ isValid: true, response: "Thank you.", next: second() });
  expect(await chat.responses()).toEqual({ [first()]: "Sales\n\nTo schools, by phone." });
  expect(model.turns.at(-1)).toMatchObject({ earlier: "Sales", mayAskMore: false, refusals: 1 });
});

describe("no second follow-up:", () => {
  test("a model that keeps asking for more is ignored", async () => {
    const verdict = { kind: "partly", response: "And then?" } as const;
    await chat.say("Sales");
    model.verdict = verdict;
    const outcome = await chat.say("To schools");
    expect(outcome).toMatchObject({ isValid: true, next: second() });
    expect(outcome.response).not.toContain(verdict.response);
    expect(await chat.responses()).toEqual({ [first()]: "Sales\n\nTo schools" });
  });

  test.each(["skip", "What do you mean?", "hello", "asdfgh", "I'd rather not say"])(
    "after %j the first words stay",
    async (message) => {
      await chat.say("Sales");
      model.verdict = { kind: "cannot-say", answer: null, response: "Could you say more?" };
      const outcome = await chat.say(message);
      expect(outcome).toMatchObject({ isValid: true, next: second() });
      expect(outcome.response).toContain("your answer as it is");
      expect(await chat.responses()).toEqual({ [first()]: "Sales" });
    },
  );

  test.each(["no", "No, that's all.", "nothing more", "stop asking", "Nein, das ist alles", "that’s it"])(
    "%j adds nothing to the first words",
    async (message) => {
      await chat.say("Sales");
      model.verdict = { response: "Thank you." };
      expect(await chat.say(message)).toMatchObject({ isValid: true, next: second() });
      expect(await chat.responses()).toEqual({ [first()]: "Sales" });
    },
  );

  test("without a model the second message is added", async () => {
    await chat.say("Sales");
    model.isDown = true;
    expect(await chat.say("To schools")).toMatchObject({ isValid: true, next: second() });
    expect(await chat.responses()).toEqual({ [first()]: "Sales\n\nTo schools" });
  });
});

test("an unwilling reply that the model reads as a skip skips only an optional question", async () => {
  model.verdict = { kind: "cannot-say", answer: "skip", response: "No problem, we leave it." };
  await chat.say("Let us talk about something nicer, shall we");
  expect(Object.values(await chat.responses())).not.toContain("skip");
  const optional = chat.questions.find(({ isRequired }) => !isRequired)!;
  await chat.say("Just me", second());
  await chat.say("4", chat.questions[2]!.id);
  const outcome = await chat.say("I would rather keep that to myself for now", optional.id);
  expect(outcome).toMatchObject({ isValid: true, response: expect.stringContaining("we leave it") });
  expect((await chat.responses())[optional.id]).toBe("skip");
});

test("a follow-up counts as one of two refusals, and the third reply is stored", async () => {
  model.verdict = { kind: "cannot-say", answer: null, response: "How so?" };
  await chat.say("Stuff");
  model.verdict = ASKS_MORE;
  expect(await chat.say("Sales")).toMatchObject({ isValid: false, next: first() });
  expect(await chat.say("Schools")).toMatchObject({ isValid: true });
  expect(model.turns.map(({ refusals }) => refusals)).toEqual([0, 1, 2]);
});

test("no follow-up after two refusals, or without an author's guidance", async () => {
  model.verdict = { kind: "cannot-say", answer: null, response: "How so?" };
  await chat.say("Stuff");
  await chat.say("More stuff");
  model.verdict = ASKS_MORE;
  expect(await chat.say("Sales")).toMatchObject({ isValid: true });
  const more = chat.questions[3]!.id;
  expect(await chat.say("Sales to schools", more)).toMatchObject({ isValid: true });
  expect(model.turns.map(({ mayAskMore }) => mayAskMore)).toEqual([true, true, false, false]);
});

describe("a message that isn't an attempt to answer leaves the follow-up open:", () => {
  test("a correction of another answer is offered and made", async () => {
    await chat.say("Just me", second());
    await chat.say("Sales");
    model.verdict = { kind: "correction", answer: null, correction: { question: 2, value: "2 to 10" } };
    expect(await chat.say("oh, and we are more than I said")).toMatchObject({
      isValid: false,
      next: first(),
    });
    expect(await chat.say("yes")).toMatchObject({ isValid: false, next: first() });
    expect(await chat.responses()).toEqual({ [first()]: "Sales", [second()]: "2 to 10" });
    model.verdict = {};
    expect(await chat.say("To schools")).toMatchObject({ answer: "Sales\n\nTo schools", isValid: true });
  });

  test("a question about the assessment is answered", async () => {
    await chat.say("Sales");
    model.verdict = { kind: "about-assessment", answer: null, response: "Your host decides that." };
    const outcome = await chat.say("what will you conclude from it?");
    expect(outcome).toMatchObject({ isValid: false, response: "Your host decides that.", next: first() });
    model.verdict = {};
    expect(await chat.say("To schools")).toMatchObject({ answer: "Sales\n\nTo schools", next: second() });
  });
});

test.each([
  ["a question that the server knows the answer to", "who reads this?", /An AI model also reads them/],
  ["words of distress", "I don't want to live anymore", /call your local emergency number/],
])("%s is answered without the model, and the follow-up stays open", async (_, message, reply) => {
  await chat.say("Sales");
  const turnCount = model.turns.length;
  const outcome = await chat.say(message);
  expect(outcome).toMatchObject({ isValid: false, response: expect.stringMatching(reply), next: first() });
  expect(model.turns).toHaveLength(turnCount);
  expect(await chat.responses()).toEqual({ [first()]: "Sales" });
});

describe("a participant who leaves a follow-up unanswered", () => {
  test("loses nothing: the form shows the answer, and the attempt can be completed", async () => {
    await chat.say("Sales");
    const { agent, id } = chat;
    const responses = { [second()]: "Just me", [chat.questions[2]!.id]: "4" };
    await agent.put(`/user/assessments/${id}/responses`, { responses });
    expect((await agent.post(`/user/assessments/${id}/complete`, {})).status).toBe(200);
    expect(await chat.responses()).toMatchObject({ [first()]: "Sales" });
  });

  test("can change the answer in the form and add to it in the chat", async () => {
    await chat.say("Sales");
    const { agent, id } = chat;
    await agent.put(`/user/assessments/${id}/responses`, { responses: { [first()]: "Sales to schools" } });
    model.verdict = {};
    await chat.say("By phone");
    expect(await chat.responses()).toEqual({ [first()]: "Sales to schools\n\nBy phone" });
  });

  test("can change the first words in the chat and continue", async () => {
    await chat.say("Sales");
    const { participant, id } = chat;
    const edited = await server.deps.services.chat.edit(participant, id, first(), "Sales to schools");
    expect(edited.next).toBe(first());
    model.verdict = {};
    expect(await chat.say("By phone")).toMatchObject({ answer: "Sales to schools\n\nBy phone" });
  });
});

test("an answer that would become too long stays as it was", async () => {
  await chat.say("Sales");
  const { agent, id } = chat;
  const long = "x".repeat(9_990);
  await agent.put(`/user/assessments/${id}/responses`, { responses: { [first()]: long } });
  model.verdict = {};
  expect((await chat.say("And more than ten characters")).response).toContain("maximum length");
  expect(await chat.responses()).toEqual({ [first()]: long });
});

test("repeating the vague message gives the same follow-up", async () => {
  const turn = {
    attemptId: chat.id,
    questionId: first(),
    message: "Sales",
    clientMessageId: "the-same-id",
  };
  const outcomes = [];
  for (let time = 0; time < 2; time += 1) {
    for await (const event of server.deps.services.chat.answer(chat.participant, turn))
      if (event.type === "done") outcomes.push(event.outcome);
  }
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(model.turns).toHaveLength(1);
});

test("the documented call stays on the question for a follow-up", async () => {
  const question = "What do you sell?";
  const call = { question, userAssessmentId: chat.id };
  const { body } = await chat.agent.post("/chat/process", { userMessage: "Sales", ...call });
  expect(body).toEqual({ response: "What kind of sales?", isValid: false, answer: null });
});
