import { expect, test } from "vitest";
import type { LiveAttemptStatus } from "#shared/contracts/chat";
import type { AttemptQuestionId } from "#shared/domain/ids";
import { conditional } from "#tests/helpers/conditional";

type World = Awaited<ReturnType<typeof conditional>>;

const asId = (id: number) => id as AttemptQuestionId;

let sent = 0;

async function say({ chat, participant, id }: World, questionId: number, message: string) {
  sent += 1;
  const turn = { attemptId: id, questionId: asId(questionId), message, clientMessageId: `message-${sent}` };
  for await (const event of chat.answer(participant, turn)) if (event.type === "done") return event.outcome;
  throw new Error("A turn ended without its outcome.");
}

const conversation = async ({ chat, participant, id }: World) =>
  (await chat.messages(participant, id)).map(({ content }) => content);

const edit = ({ chat, participant, id }: World, questionId: number, answer: string) =>
  chat.edit(participant, id, asId(questionId), answer);

test("the welcome gives the estimated number of questions, and each answer leads to the next that applies", async () => {
  const world = await conditional();
  const { chat, participant, id, site, quality, products, more } = world;
  const { messages, currentQuestionId } = await chat.open(participant, id);
  expect(messages[0]?.content).toContain("I'll take you through about 2 questions.");
  expect(currentQuestionId).toBe(site);
  expect((await say(world, site, "yes")).next).toBe(quality);
  expect((await say(world, quality, "4")).next).toBe(products);
  expect(await say(world, products, "Shoes for walkers")).toMatchObject({ next: more, progress: 75 });
  expect(await say(world, more, "skip")).toMatchObject({ next: null, progress: 100 });
});

test("a changed answer notes once which answers it hides, and the revealed question comes next", async () => {
  const world = await conditional();
  const { chat, participant, id, site, quality, products, obstacle, more } = world;
  await chat.open(participant, id);
  await say(world, site, "yes");
  await say(world, quality, "4");
  await say(world, products, "Shoes for walkers");
  const edited = await edit(world, site, "No");
  expect(edited.messages.map(({ content }) => content)).toEqual([
    "Answer to question 1 updated: No",
    'With this change, 2 questions no longer apply, so your answers to them don\'t count: "How good is it?", "What does it sell?"',
    "What keeps you from one?",
  ]);
  expect(edited).toMatchObject({ next: obstacle, responses: { [site]: "No" } });
  const after = await conversation(world);
  await chat.open(participant, id);
  expect(await conversation(world)).toEqual(after);
  expect(await say(world, obstacle, "There is no time")).toMatchObject({ next: more });
  const back = await edit(world, site, "Yes");
  expect(back.messages.map(({ content }) => content)).toEqual([
    "Answer to question 1 updated: Yes",
    'With this change, one question no longer applies, so your answer to it doesn\'t count: "What keeps you from one?"',
  ]);
  expect(back).toMatchObject({ next: more, responses: { [quality]: "4", [products]: "Shoes for walkers" } });
});

test("the chat notes answers that were hidden in the form, and asks what they reveal", async () => {
  const world = await conditional();
  const { chat, participant, id, site, quality, products, obstacle, save } = world;
  await chat.open(participant, id);
  await say(world, site, "yes");
  await say(world, quality, "5");
  await save({ [site]: "No" });
  expect((await conversation(world)).slice(-1)).toEqual([
    'With this change, one question no longer applies, so your answer to it doesn\'t count: "How good is it?"',
  ]);
  const { messages, currentQuestionId } = await chat.open(participant, id);
  expect([messages.at(-1)?.content, currentQuestionId]).toEqual(["What keeps you from one?", obstacle]);
  await save({ [site]: "Yes" });
  expect((await conversation(world)).slice(-1)).toEqual(["What keeps you from one?"]);
  expect((await chat.open(participant, id)).currentQuestionId).toBe(products);
});

test("answering an earlier question again notes in the outcome what it hides", async () => {
  const world = await conditional();
  const { chat, participant, id, site, quality, obstacle } = world;
  await chat.open(participant, id);
  await say(world, site, "yes");
  await say(world, quality, "5");
  const { messages, next } = await say(world, site, "no");
  expect(messages.map(({ metadata }) => metadata.kind)).toEqual(["answer", "reply", "note", "question"]);
  expect(next).toBe(obstacle);
});

test("hidden answers start no conversation for a participant who uses only the form", async () => {
  const world = await conditional();
  const { site, quality, save } = world;
  await save({ [site]: "Yes", [quality]: "5" });
  await save({ [site]: "No" });
  expect(await conversation(world)).toEqual([]);
});

test("at most sixty notes are stored", async () => {
  const world = await conditional();
  const { chat, participant, id, site, quality, save } = world;
  await chat.open(participant, id);
  await save({ [site]: "Yes", [quality]: "5" });
  for (let n = 0; n < 70; n++) for (const answer of ["No", "Yes"]) await save({ [site]: answer });
  expect((await conversation(world)).filter((text) => text.includes("no longer applies"))).toHaveLength(60);
});

test("the documented chat call finds the visible question among those with equal texts", async () => {
  const questionText = "And why?";
  const world = await conditional({ 3: { questionText }, 4: { questionText } });
  const { agent, id, site, answer } = world;
  await answer(site, "No");
  const request = { userMessage: "There is no time", question: questionText, userAssessmentId: id };
  expect((await agent.post("/chat/process", request)).body.isValid).toBe(true);
  expect((await agent.get(world.url)).body.responses).toEqual({
    [site]: "No",
    [world.obstacle]: "There is no time",
  });
});

test("a live screen never gets answers to hidden questions", async () => {
  const world = await conditional();
  const { chat, participant, id, site, quality, save } = world;
  const screen = new AbortController();
  const seen: LiveAttemptStatus[] = [];
  const done = (async () => {
    for await (const now of chat.watch(participant, id, screen.signal)) seen.push(now);
  })();
  await expect.poll(() => seen.length).toBe(1);
  await save({ [site]: "Yes", [quality]: "2" });
  await expect.poll(() => seen.at(-1)?.responses).toEqual({ [site]: "Yes", [quality]: "2" });
  await save({ [site]: "No" });
  await expect.poll(() => seen.at(-1)?.responses).toEqual({ [site]: "No" });
  expect(seen.at(-1)?.progress).toBe(33);
  screen.abort();
  await done;
});
