import { beforeEach, expect, test } from "vitest";
import { sentencesIn } from "#tests/helpers/replying";
import { type Agent, exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { type Talk, talk } from "#tests/helpers/talk";

let server: TestServer;
let admin: Agent;

beforeEach(async () => {
  server = await testServer({}, { RATE_LIMIT_FACTOR: "100" });
  admin = await server.admin();
});

async function conversationWith(changes: object, questions: readonly object[] = []): Promise<Talk> {
  const templateId = await exampleTemplate(admin);
  await admin.put(`/admin/assessment-templates/${templateId}`, changes);
  for (const question of questions) await admin.post(`/admin/assessments/${templateId}/questions`, question);
  return talk(server, templateId);
}

const lastReply = async (chat: Talk) =>
  (await chat.open()).messages.findLast(({ metadata }) => metadata.kind === "reply");

test("a German template gets German replies and notes from the welcome to the end", async () => {
  const chat = await conversationWith({ language: "de" });
  const cash = chat.questions[2]!.id;
  expect((await chat.open()).messages[0]?.content).toMatch(/^Willkommen zu Growth check\. .* 4 Fragen,/);
  expect((await chat.say("Schuhe für Leute, die gern wandern")).response).toBe("Danke.");
  expect((await chat.say("Bananen")).response).toContain("Das konnte ich keiner Antwort zuordnen.");
  expect((await chat.say("what do you mean by that?")).response).toContain("I don't have more information");
  expect((await chat.say("2")).response).toBe("Danke: 2 to 10.");
  expect((await chat.say("4")).response).toBe("Verstanden: 4 von 5.");
  const { chat: service } = server.deps.services;
  const edited = await service.edit(chat.participant, chat.id, cash, "2");
  expect(edited.response).toBe("Antwort auf Frage 3 geändert: 2");
  expect((await chat.say("skip")).response).toBe(
    "Kein Problem, diese Frage lassen wir aus.\n\nDas war die letzte Frage. Vielen Dank!",
  );
  expect(Object.keys(await chat.responses())).toHaveLength(4);
});

test("a stuck participant is shown the form, in different words each time", async () => {
  const chat = await conversationWith({});
  await chat.say("Shoes");
  const replies: string[] = [];
  const stuck: unknown[] = [];
  for (const message of ["bananas", "cheese", "bread", "sausages"]) {
    replies.push((await chat.say(message)).response);
    stuck.push((await lastReply(chat))?.metadata.isStuck);
  }
  expect(stuck).toEqual([undefined, undefined, true, true]);
  expect(replies.map((reply) => /\bform\b/i.test(reply))).toEqual([false, false, true, true]);
  const sentences = replies.map(sentencesIn);
  expect(sentences.flatMap((now, place) => now.filter((one) => sentences[place - 1]?.includes(one)))).toEqual(
    [],
  );
  expect(Object.values(await chat.responses())).toEqual(["Shoes"]);
});

test("an optional choice is skipped after the third answer that was not understood", async () => {
  const choice = { questionText: "Which field?", questionType: "multiple_choice", options: ["A", "B"] };
  const chat = await conversationWith({}, [{ ...choice, isRequired: false }]);
  const questionId = chat.questions.at(-1)!.id;
  expect((await chat.say("7", questionId)).isValid).toBe(false);
  expect((await chat.say("8", questionId)).isValid).toBe(false);
  // A question doesn't count as an answer.
  expect((await chat.say("what do you mean?", questionId)).isValid).toBe(false);
  const outcome = await chat.say("9", questionId);
  expect(outcome).toMatchObject({ isValid: true, answer: "skip" });
  expect(outcome.response).toContain("Let's leave this question open.");
});

test("a question about the assessment gets facts and is not stored", async () => {
  const chat = await conversationWith({});
  const outcome = await chat.say("Who will read my answers?");
  expect(outcome.response).toMatch(/aren't anonymous: .* Now back to the question\.$/);
  expect((await chat.say("how many questions are left?")).response).toContain(
    "4 questions left, about 4 minutes",
  );
  expect(await chat.responses()).toEqual({});
});

test("help uses the language of earlier messages when a single word doesn't show it", async () => {
  const chat = await conversationWith({});
  await chat.say("Wir verkaufen Schuhe, und die meisten Kunden kommen aus der Stadt");
  expect((await chat.say("Bananen")).response).toContain("Das konnte ich keiner Antwort zuordnen.");
});
