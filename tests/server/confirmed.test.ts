import { beforeEach, expect, test } from "vitest";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { type Talk, talk } from "#tests/helpers/talk";

let server: TestServer;
let chat: Talk;
const idOf = (at: number) => chat.questions[at]!.id;

const SYSTEMS = ["ERP / order management", "E-mail and calendar", "Payroll and accounting", "Phone system"];

beforeEach(async () => {
  server = await testServer({}, { RATE_LIMIT_FACTOR: "100" });
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  for (const more of [
    {
      questionType: "multiple_choice",
      questionText: "Which would stop you?",
      options: SYSTEMS,
      selection: "several",
    },
    { questionType: "rating", questionText: "How well does the phone work?" },
  ])
    await admin.post(`/admin/assessments/${templateId}/questions`, more);
  chat = await talk(server, templateId);
  for (const answer of ["Shoes", "Just me", "4", "skip"]) await chat.say(answer);
});

const toldOf = async (message: string) => {
  const { response, messages, answer } = await chat.say(message);
  return { response, answer, offer: messages.at(-1)!.metadata.offer };
};

test.each(["yes", "Yes, that's all", "ja", "sí", "👍"])("what was heard is stored by %j", async (yes) => {
  const heard = await toldOf("I would guess ERP and payroll");
  const answer = [SYSTEMS[0], SYSTEMS[2]];
  expect(heard).toMatchObject({ answer: null, offer: { questionId: idOf(4), answer } });
  expect(heard.response).toContain(`${SYSTEMS[0]}, ${SYSTEMS[2]}`);
  expect((await toldOf(yes)).answer).toEqual(answer);
  expect(await chat.responses()).toMatchObject({ [idOf(4)]: answer });
});

test.each([
  "the phone system too",
  "no, also the phone system",
  "No. The phone system",
  "nein, auch: Phone system",
])("more may be added, which is stored with what was heard: %j", async (more) => {
  await chat.say("I would guess ERP and payroll");
  expect((await toldOf(more)).answer).toEqual([SYSTEMS[0], SYSTEMS[2], SYSTEMS[3]]);
});

test("what takes a part of it back begins anew", async () => {
  await chat.say("I would guess ERP and payroll");
  expect((await toldOf("no, not payroll, the phone system")).answer).toBeNull();
  expect((await toldOf("the phone system")).answer).toEqual([SYSTEMS[3]]);
});

test.each([
  ["yes, that's it", "4"],
  ["no, a 3", "3"],
])("of one that was meant %j makes %j", async (said, answer) => {
  await chat.say("ERP");
  expect((await toldOf("pretty good")).offer).toMatchObject({ questionId: idOf(5), answer: "4" });
  expect((await toldOf(said)).answer).toBe(answer);
});

test("a no stores nothing and asks again, and other words are read as ever", async () => {
  await chat.say("I would guess ERP and payroll");
  const asked = await toldOf("no");
  expect(asked).toMatchObject({ answer: null, offer: undefined });
  expect(asked.response).toContain(`2. ${SYSTEMS[1]}`);
  expect((await toldOf("E-mail and calendar")).answer).toEqual([SYSTEMS[1]]);
});

test("what is said beside it keeps the offer", async () => {
  const { response } = await toldOf("I would guess ERP and payroll");
  const aside = await toldOf("how many questions are left?");
  expect(aside.response).toContain(`${SYSTEMS[0]}, ${SYSTEMS[2]}`);
  expect(aside.response).not.toContain(response);
  expect((await toldOf("yes")).answer).toEqual([SYSTEMS[0], SYSTEMS[2]]);
});

test.each(["that's everything", "those two", "just those two", "yes, that's all"])(
  "%j is a yes to whether it is all",
  async (yes) => {
    await chat.say("I would guess ERP and payroll");
    expect((await toldOf(yes)).answer).toEqual([SYSTEMS[0], SYSTEMS[2]]);
  },
);

test.each(["yes, and the phone system", "and the phone system"])("%j goes on", async (more) => {
  await chat.say("I would guess ERP and payroll");
  expect((await toldOf(more)).answer).toEqual([SYSTEMS[0], SYSTEMS[2], SYSTEMS[3]]);
});

test("what is denied of it is not stored, nor is a yes of who never saw it", async () => {
  await chat.say("I would guess ERP and payroll");
  expect((await toldOf("yes, but not payroll")).answer).toBeNull();
  await chat.say("I would guess ERP and payroll");
  const unseen = { attemptId: chat.id, questionId: idOf(4), message: "yes", clientMessageId: "unseen" };
  for await (const event of server.deps.services.chat.answer(chat.participant, unseen))
    if (event.type === "done") expect(event.outcome.answer).toBeNull();
});

test.each(["stop", "enough", "nobody"])("%j agrees to nothing", async (said) => {
  await chat.say("I would guess ERP and payroll");
  expect((await toldOf(said)).answer).toBeNull();
});

test("a yes to nothing is no answer", async () => {
  expect(await toldOf("yes")).toMatchObject({ answer: null, offer: undefined });
});

const offeredAfter = async (said: string) => {
  await chat.say("I would guess ERP, payroll and the phone");
  const { answer, offer } = await toldOf(said);
  expect(answer).toBeNull();
  return offer?.answer;
};

test.each([
  "no, we don't have payroll anymore",
  "No, we stopped the payroll.",
  "Non, pas de payroll.",
  "no payroll",
  "nein, keine Buchhaltung",
  "payroll was abolished",
])("what is denied of it is left out, and the rest is asked about: %j", async (said) => {
  expect(await offeredAfter(said)).toEqual([SYSTEMS[0], SYSTEMS[3]]);
  expect((await toldOf("yes")).answer).toEqual([SYSTEMS[0], SYSTEMS[3]]);
});

test("one is left out, and another one comes in", async () => {
  const all = [SYSTEMS[0], SYSTEMS[3], SYSTEMS[1]];
  expect(await offeredAfter("No, we stopped the payroll. And e-mail, as I said.")).toEqual(all);
});
