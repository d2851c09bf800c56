import { beforeEach, describe, expect, test } from "vitest";
import type { MessageMetadata } from "#shared/contracts/chat";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { type Talk, talk } from "#tests/helpers/talk";

let server: TestServer;
let chat: Talk;
const idOf = (at: number) => chat.questions[at]!.id;

const SYSTEMS = ["Orders", "Calendar", "Payroll", "Phone"];
const [SYSTEM, HELP, COUNT] = [4, 5, 6];

beforeEach(async () => {
  server = await testServer({}, { RATE_LIMIT_FACTOR: "100" });
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const choice = { questionType: "multiple_choice" };
  for (const more of [
    { ...choice, questionText: "Which would stop you?", options: SYSTEMS, selection: "several" },
    { ...choice, questionText: "Do you have help?", options: ["Yes", "No", "Sometimes"] },
    { ...choice, questionText: "How many shops?", options: ["None", "1 to 3", "3 to 9", "More"] },
  ])
    await admin.post(`/admin/assessments/${templateId}/questions`, more);
  chat = await talk(server, templateId);
  for (const answer of ["Shoes", "Just me", "4", "skip"]) await chat.say(answer);
});

async function sayMessage(message: string) {
  const { messages, ...outcome } = await chat.say(message);
  return { ...outcome, metadata: messages.findLast(({ metadata: { kind } }) => kind === "reply")!.metadata };
}

async function suggest(at: number, metadata: Partial<MessageMetadata>, content = "Did you mean that?") {
  const { attempts } = server.deps.services;
  const snapshot = await attempts.snapshot(chat.participant, chat.id);
  const questionId = idOf(at);
  await attempts.commit(snapshot, () => ({
    messages: [
      { role: "bot", content, metadata: { kind: "reply", questionId, isValid: false, ...metadata } },
    ],
  }));
}

const offer = (at: number, answer: string | string[]) => ({ offer: { questionId: idOf(at), answer } });

describe("a suggested set of options", () => {
  beforeEach(() => suggest(SYSTEM, offer(SYSTEM, ["Orders", "Payroll"])));

  test.each(["yes", "ja", "sí", "👍"])("is stored by %j", async (yes) => {
    expect((await sayMessage(yes)).answer).toEqual(["Orders", "Payroll"]);
  });

  test("is rejected by a no, which asks again", async () => {
    const { answer, metadata, response } = await sayMessage("no");
    expect(answer).toBeNull();
    expect(metadata).toMatchObject({ isValid: false });
    expect(metadata.offer).toBeUndefined();
    expect(response).toContain("2. Calendar");
  });

  test("gives way to another option", async () => {
    expect((await sayMessage("Phone")).answer).toEqual(["Phone"]);
  });

  test("is stored by a yes through the documented call", async () => {
    const { questionText: question, options } = chat.questions[SYSTEM]!;
    const sent = { userMessage: "yes", question, questionType: "multiple_choice" as const, options };
    const { process } = server.deps.services.chat;
    const stored = await process(chat.participant, { ...sent, isRequired: true, userAssessmentId: chat.id });
    expect(stored).toMatchObject({ isValid: true, answer: ["Orders", "Payroll"] });
  });

  test("stays after a question about the assessment, which repeats it", async () => {
    const { metadata, response } = await sayMessage("how many questions are left?");
    expect(metadata).toMatchObject(offer(SYSTEM, ["Orders", "Payroll"]));
    expect(response).toContain("“Orders” and “Payroll”");
    expect((await sayMessage("yes")).answer).toEqual(["Orders", "Payroll"]);
  });

  test("is not accepted by a yes that was sent before it was visible", async () => {
    const turn = {
      attemptId: chat.id,
      questionId: idOf(SYSTEM),
      message: "yes",
      clientMessageId: "unseen-yes",
    };
    for await (const event of server.deps.services.chat.answer(chat.participant, turn))
      if (event.type === "done") expect(event.outcome.answer).toBeNull();
  });
});

describe("when an option is itself a yes or no", () => {
  beforeEach(async () => {
    await chat.say("Phone");
    await suggest(HELP, { ...offer(HELP, "Sometimes"), closest: ["Sometimes"] });
  });

  test("a typed yes stores the suggestion", async () => {
    expect((await sayMessage("Yes")).answer).toBe("Sometimes");
  });

  test("a typed no asks again, and a second no is the option", async () => {
    const { answer, metadata } = await sayMessage("No");
    expect(answer).toBeNull();
    expect(metadata.offer).toBeUndefined();
    expect((await sayMessage("No")).answer).toBe("No");
  });

  test("a pressed button is that option", async () => {
    expect((await chat.press("No")).answer).toBe("No");
  });
});

test("yes, and one more adds to a suggested set", async () => {
  await suggest(SYSTEM, offer(SYSTEM, ["Orders", "Payroll"]));
  expect((await sayMessage("yes, and Phone")).answer).toEqual(["Orders", "Payroll", "Phone"]);
});

test.each([
  ["the first one", "1 to 3"],
  ["the second", "3 to 9"],
  ["2", "1 to 3"],
  ["More", "More"],
])("with two candidates, %j means %j", async (message, answer) => {
  await chat.say("Phone");
  await chat.say("Yes");
  await suggest(
    COUNT,
    { closest: ["1 to 3", "3 to 9"] },
    "Which one?\n1. None\n2. 1 to 3\n3. 3 to 9\n4. More",
  );
  expect((await sayMessage(message)).answer).toBe(answer);
});

test("an ambiguous number names the candidates first, and after a list it is the option's number", async () => {
  await chat.say("Phone");
  await chat.say("Yes");
  const { answer, metadata, response } = await sayMessage("3");
  expect(answer).toBeNull();
  expect(metadata.closest).toEqual(["1 to 3", "3 to 9"]);
  expect(response).toBe("Did you mean “1 to 3” or “3 to 9”?");
  await suggest(COUNT, {}, "Which one?\n1. None\n2. 1 to 3\n3. 3 to 9\n4. More");
  expect((await sayMessage("3")).answer).toBe("3 to 9");
});

test("a yes without a suggestion is no answer", async () => {
  const { answer, metadata } = await sayMessage("yes");
  expect(answer).toBeNull();
  expect(metadata.offer).toBeUndefined();
});

test("an old reply with asksWhich can still be read", async () => {
  await suggest(SYSTEM, { asksWhich: true });
  expect((await sayMessage("Phone")).answer).toEqual(["Phone"]);
});
