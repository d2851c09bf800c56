import { expect, test } from "vitest";
import type { TurnOutcome } from "#shared/contracts/chat";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { talk } from "#tests/helpers/talk";

/** A conversation with a scripted model. The questions: an open one, a choice, a rating, an optional open one. */
async function conversation() {
  const assistant = new ScriptedAssistant();
  const server = await testServer({ assistant }, { RATE_LIMIT_FACTOR: "100" });
  const chat = await talk(server, await exampleTemplate(await server.admin()));
  const [products, team, cash, more] = chat.questions.map(({ id }) => id);
  return { ...chat, assistant, products: products!, team: team!, cash: cash!, more: more! };
}

const reply = ({ messages }: TurnOutcome) => messages.find(({ metadata }) => metadata.kind === "reply");

test("when model and parser read different answers, both are offered and a press decides", async () => {
  const { assistant, say, press, responses, products, cash } = await conversation();
  await say("Shoes", products);
  await say("Just me");
  assistant.verdict = { kind: "answer", answer: "2" };
  const outcome = await say("I'd say a solid four", cash);
  expect(outcome).toMatchObject({ isValid: false, answer: null, next: cash });
  expect(outcome.response).toMatch(/2.* or 4/);
  expect(reply(outcome)?.metadata).toMatchObject({ readings: ["2", "4"], isPlain: true });
  expect(await responses()).not.toHaveProperty(String(cash));
  expect(await press("4")).toMatchObject({ isValid: true, answer: "4" });
  expect(assistant.turns).toHaveLength(2);
});

test("an answer on which both agree is stored without a question", async () => {
  const { assistant, say, cash } = await conversation();
  assistant.verdict = { kind: "answer", answer: "4" };
  expect(await say("I'd say a solid four", cash)).toMatchObject({ isValid: true, answer: "4" });
});

test("two readings of a choice come first among its options, and the second one can be typed", async () => {
  const { assistant, say, team } = await conversation();
  assistant.verdict = { kind: "answer", answer: "Just me" };
  const outcome = await say("we are around seven people", team);
  const readings = reply(outcome)?.metadata.readings;
  expect(readings).toHaveLength(2);
  expect(reply(outcome)?.metadata.closest).toEqual(readings);
  expect(await say("the second one", team)).toMatchObject({ isValid: true, answer: readings?.[1] });
});

test("an insult that a model accepts is stored only if its writer confirms it", async () => {
  const { assistant, say, press, responses, products } = await conversation();
  assistant.verdict = { kind: "answer", answer: "You are a stupid machine" };
  const outcome = await say("You are a stupid machine", products);
  expect(outcome).toMatchObject({ isValid: false, response: expect.stringContaining("as your answer?") });
  expect(reply(outcome)?.metadata.offer).toEqual({
    questionId: products,
    answer: "You are a stupid machine",
  });
  expect(await responses()).toEqual({});
  expect(await press("You are a stupid machine")).toMatchObject({ isValid: true });
  expect(assistant.turns).toHaveLength(1);
});

test("a yes stores the words of an open answer, and a no asks again", async () => {
  const { assistant, say, products } = await conversation();
  assistant.verdict = { kind: "off-topic", answer: null };
  const outcome = await say("Shoes made by hand", products);
  expect(outcome).toMatchObject({
    isValid: false,
    response: expect.stringMatching(/^I see\. Should .* answer\?$/),
  });
  expect(await say("no", products)).toMatchObject({ isValid: false, next: products });
  await say("Shoes made by hand", products);
  expect(await say("yes", products)).toMatchObject({ isValid: true, answer: "Shoes made by hand" });
});

test("when the model doubts everything, the parser's reading is used", async () => {
  const { assistant, say, cash, team } = await conversation();
  assistant.verdict = { kind: "cannot-say", answer: null };
  expect(await say("I'd say a solid four", cash)).toMatchObject({ isValid: true, answer: "4" });
  assistant.verdict = { kind: "question-back", answer: null };
  const outcome = await say("it is only me here", team);
  expect(reply(outcome)?.metadata.offer).toEqual({ questionId: team, answer: "Just me" });
  expect(await say("yes", team)).toMatchObject({ isValid: true, answer: "Just me" });
});

test("an API caller is asked which reading is meant, and can answer with it", async () => {
  const { assistant, agent, id } = await conversation();
  assistant.verdict = { kind: "answer", answer: "2" };
  const process = async (userMessage: string) => {
    const question = "How healthy is your cash flow?";
    return (await agent.post("/chat/process", { userMessage, question, userAssessmentId: id })).body;
  };
  expect(await process("I'd say a solid four")).toEqual({
    response: expect.stringContaining(" or 4"),
    isValid: false,
    answer: null,
  });
  expect(await process("4")).toMatchObject({ isValid: true, answer: "4" });
});

test("a doubtful reply to a follow-up offers nothing and leaves the answer unchanged", async () => {
  const { assistant, say, responses, products } = await conversation();
  assistant.verdict = { kind: "partly", answer: "Shoes", response: "Which kind?" };
  await say("Shoes", products);
  assistant.verdict = { kind: "answer", answer: "You are a stupid machine" };
  const outcome = await say("You are a stupid machine", products);
  expect(reply(outcome)?.metadata).not.toHaveProperty("offer");
  expect(await responses()).toEqual({ [products]: "Shoes" });
});
