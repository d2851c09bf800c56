import { beforeEach, describe, expect, test } from "vitest";
import { offerFor } from "#server/features/chat/correction";
import { consent } from "#server/features/chat/offered";
import { offerText } from "#server/chat-replies/edit-suggestion-text";
import { judgeAnswer } from "#server/answer-parser/parse-answer";
import type { Correction } from "#server/answer-parser/parse-result";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { talkOf } from "#tests/helpers/replying";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { type Talk, talk } from "#tests/helpers/talk";

let server: TestServer;
let model: ScriptedAssistant;
let chat: Talk;
const [WHAT, TEAM, CASH] = [0, 1, 2];
const idOf = (at: number) => chat.questions[at]!.id;

beforeEach(async () => {
  model = new ScriptedAssistant();
  server = await testServer({ assistant: model });
  chat = await talk(server, await exampleTemplate(await server.admin()));
  await chat.say("Shoes");
  await chat.say("Just me");
});

/** What somebody is told who corrects an earlier answer in whichever words. */
async function correct(correction: Correction) {
  model.verdict = { kind: "correction", answer: null, correction };
  const { messages, ...outcome } = await chat.say("that was not right");
  return { ...outcome, metadata: messages.at(-1)!.metadata };
}

describe("a correction", () => {
  test("offers the change, names question and value, and changes nothing yet", async () => {
    const { metadata, response, isValid } = await correct({ place: 2, words: "2 to 10" });
    expect(metadata).toMatchObject({ offer: { questionId: idOf(TEAM), answer: "2 to 10" }, isPlain: true });
    expect(response).toContain("2 to 10");
    expect(response).toContain("How big is your team?");
    expect(isValid).toBe(false);
    expect(await chat.responses()).toEqual({ [idOf(WHAT)]: "Shoes", [idOf(TEAM)]: "Just me" });
  });

  test.each(["yes", "Yes please!", "ja", "sí, claro", "ok", "d'accord", "go ahead", "tamam"])(
    "is made by %j",
    async (yes) => {
      await correct({ place: 2, words: "2 to 10" });
      const asked = model.turns.length;
      const { response, next } = await chat.say(yes);
      expect(response).toContain("2 to 10");
      expect(next).toBe(idOf(CASH));
      expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "2 to 10" });
      expect(model.turns).toHaveLength(asked);
    },
  );

  test("is left by a no, and what comes after is an answer as ever", async () => {
    await correct({ place: 2, words: "2 to 10" });
    await chat.say("no, leave it");
    expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "Just me" });
    model.verdict = {};
    expect((await chat.say("4")).answer).toBe("4");
  });

  test("is over once something else was said: a late yes changes nothing", async () => {
    await correct({ place: 2, words: "2 to 10" });
    await chat.say("4");
    model.verdict = { kind: "cannot-say", answer: null };
    await chat.say("yes");
    expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "Just me" });
  });

  test("outlives a question about the assessment and a wait: it is asked again, and a yes makes it", async () => {
    await correct({ place: 2, words: "2 to 10" });
    model.verdict = { kind: "about-assessment", answer: null };
    await chat.say("who reads this?");
    const { messages } = await chat.say("who reads this?");
    expect(messages.at(-1)!.metadata.offer).toEqual({ questionId: idOf(TEAM), answer: "2 to 10" });
    await chat.say("yes");
    expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "2 to 10" });
  });

  test("is made by a yes through the documented call, too", async () => {
    await correct({ place: 2, words: "2 to 10" });
    const { questionText: question, questionType } = chat.questions[CASH]!;
    const request = { userMessage: "yes", question, questionType, userAssessmentId: chat.id };
    const said = await server.deps.services.chat.process(chat.participant, { ...request, isRequired: true });
    expect(said).toMatchObject({ isValid: false, answer: null });
    expect(said.response).toContain("2 to 10");
    expect(await chat.responses()).toEqual({ [idOf(WHAT)]: "Shoes", [idOf(TEAM)]: "2 to 10" });
  });

  test.each(["yes", "no"])(
    "ends with the attempt: a %s that was on its way adds nothing",
    async (message) => {
      await correct({ place: 2, words: "2 to 10" });
      const { attempts } = server.deps.services;
      const sitting = await attempts.sitting(chat.participant, chat.id);
      const completed = { ...sitting, attempt: { ...sitting.attempt, status: "completed" as const } };
      const turn = { attemptId: chat.id, questionId: idOf(CASH), message, clientMessageId: "on-its-way" };
      const judgement = judgeAnswer(chat.questions[CASH]!, message);
      expect(() => consent(completed, turn, judgement, talkOf({ message }))).toThrow(
        "This assessment is completed",
      );
    },
  );

  test("of a question that applies no more, or where nothing was answered, changes nothing and says so", async () => {
    await correct({ place: 2, words: "2 to 10" });
    const sitting = await server.deps.services.attempts.sitting(chat.participant, chat.id);
    const { attempt } = sitting;
    const rules = [{ question: idOf(WHAT), op: "notAnswered" as const }];
    const questions = attempt.questions.map((question) =>
      question.id === idOf(TEAM)
        ? { ...question, conditions: { version: 1 as const, match: "all" as const, rules } }
        : question,
    );
    const offeredBy = sitting.messages.at(-1)!.id;
    const own = { attemptId: chat.id, questionId: idOf(CASH), clientMessageId: "too-late" };
    const turn = { ...own, message: "yes", offeredBy };
    const judgement = judgeAnswer(chat.questions[CASH]!, "yes");
    const hidden = { ...sitting, attempt: { ...attempt, questions } };
    expect(consent(hidden, turn, judgement, talkOf())).toEqual({
      messages: [
        expect.objectContaining({ role: "user", content: "yes" }),
        expect.objectContaining({
          role: "bot",
          content: "That answer cannot be changed this way any more, so I left everything as it was.",
        }),
      ],
    });
    const unanswered = { ...sitting, attempt: { ...attempt, responses: {} } };
    expect(offerFor(unanswered, { place: 2, words: "more" }, talkOf())).toEqual({
      response: "There is no answer yet that I could change. Now back to the question.",
    });
  });

  test("is offered by the number and the words of its question, or asked back for", async () => {
    const sitting = await server.deps.services.attempts.sitting(chat.participant, chat.id);
    const offered = (correction: Correction, message = "…") =>
      offerFor(sitting, correction, talkOf({ message }));
    expect(offered({ place: 1, words: "boots" }, "change 1 to Boots")).toEqual({
      offer: { questionId: idOf(WHAT), answer: "Boots" },
      response: "Shall I change your answer to question 1 (“What do you sell?”) to “Boots”?",
    });
    expect(offered({ place: "previous", words: "more" })).toEqual({
      offer: { questionId: idOf(TEAM), answer: "More" },
      response: "Shall I change your answer to question 2 (“How big is your team?”) to More?",
    });
    expect(offered({ place: 2, words: "something huge" })).toEqual({
      offer: { questionId: idOf(TEAM), answer: null },
      response: "What should your answer to question 2 (“How big is your team?”) be instead?",
    });
    expect(offered({ place: 3, words: "5" })).toEqual({
      response: "Question 3 has no answer yet, so there is nothing to change. Now back to the question.",
    });
    expect(offered({ place: null, words: "5" }, "that should be 5")).toEqual({
      asksWhich: true,
      response: expect.stringMatching(/^Which answer should I change\?/),
    });
  });

  test("to leave a question out that may be is offered as that", async () => {
    const sitting = await server.deps.services.attempts.sitting(chat.participant, chat.id);
    const questions = sitting.attempt.questions.map((question) => ({ ...question, isRequired: false }));
    const optional = { ...sitting, attempt: { ...sitting.attempt, questions } };
    expect(offerFor(optional, { place: 2, words: "skip" }, talkOf({ message: "question 2: skip" }))).toEqual({
      offer: { questionId: idOf(TEAM), answer: "skip" },
      response: "Shall I change your answer to question 2 (“How big is your team?”) to skipped?",
    });
  });

  test("means the answer that was given last where it says so", async () => {
    const { metadata } = await correct({ place: "previous", words: "more" });
    expect(metadata.offer).toEqual({ questionId: idOf(TEAM), answer: "More" });
  });

  test("means the last of the answers where all are the form's", async () => {
    chat = await talk(server, await exampleTemplate(await server.admin()));
    const responses = { [idOf(WHAT)]: "Shoes", [idOf(TEAM)]: "Just me" };
    await chat.agent.put(`/user/assessments/${chat.id}/responses`, { responses });
    const { metadata } = await correct({ place: "previous", words: "more" });
    expect(metadata.offer).toEqual({ questionId: idOf(TEAM), answer: "More" });
  });

  test.each([null, "a whole army, as it were"])(
    "that does not say what, %j, offers to change it by hand",
    async (words) => {
      const { metadata } = await correct({ place: 1, words: null });
      expect(metadata.offer).toEqual({ questionId: idOf(WHAT), answer: null });
      expect((await correct({ place: 2, words })).metadata.offer).toEqual({
        questionId: idOf(TEAM),
        answer: null,
      });
    },
  );

  test.each<Correction>([
    { place: 9, words: "5" },
    { place: 3, words: "5" },
    { place: null, words: "5" },
  ])(
    "of nothing that was answered, %j, is asked back, whatever a model says it has done",
    async (correction) => {
      const { metadata, response } = await correct(correction);
      expect(metadata).toMatchObject({ isPlain: true });
      expect(metadata.offer).toBeUndefined();
      expect(response).toMatch(/Which answer should I change|name the question by its number|no answer yet/);
    },
  );

  test("names a question by words that stand in no other, and by none that is asked only now", async () => {
    model.verdict = { kind: "correction", answer: null, correction: { place: null, words: "more" } };
    const offers = async (message: string) => (await chat.say(message)).messages.at(-1)!.metadata.offer;
    expect(await offers("what I said about the teams is not right")).toEqual({
      questionId: idOf(TEAM),
      answer: "More",
    });
    expect(await offers("the one about our cash was wrong")).toBeUndefined();
    expect(await offers("the one about what our team would sell was wrong")).toBeUndefined();
  });

  test("to what is stored already says that it is so, and leads back", async () => {
    const { metadata, response } = await correct({ place: 2, words: "just me" });
    expect(metadata).not.toHaveProperty("offer");
    expect(response).toMatch(
      /^Your answer to question 2 \(“How big is your team\?”\) is Just me already\. \S/,
    );
  });

  test("of which nothing is known but the question is waited for after a yes", async () => {
    model.isDown = true;
    await chat.say("I want to change my answer on the team");
    const { messages, answer } = await chat.say("yes");
    expect(answer).toBeNull();
    expect(messages.at(-1)!.metadata.offer).toEqual({ questionId: idOf(TEAM), answer: null });
    expect((await chat.say("2 to 10")).messages.at(-1)!.metadata.offer).toMatchObject({ answer: "2 to 10" });
  });

  test("keeps the words of an open answer as they were written", async () => {
    model.isDown = true;
    const { messages } = await chat.say("Change my answer to question 1 to İnci's Cafés");
    expect(messages.at(-1)!.metadata.offer).toEqual({
      questionId: idOf(WHAT),
      answer: "İnci's Cafés",
    });
  });

  test("that left open what it should be hears that next, and asks before it changes anything", async () => {
    await correct({ place: 2, words: null });
    const { response, messages } = await chat.say("2 to 10");
    expect(messages.at(-1)!.metadata.offer).toEqual({ questionId: idOf(TEAM), answer: "2 to 10" });
    expect(response).toContain("2 to 10");
    expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "Just me" });
    await chat.say("yes");
    expect(await chat.responses()).toEqual({ [idOf(WHAT)]: "Shoes", [idOf(TEAM)]: "2 to 10" });
  });

  test("that left open what it should be is left by a no", async () => {
    await correct({ place: 2, words: null });
    expect((await chat.say("no")).response).toMatch(/stays as it is|unchanged/);
    expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "Just me" });
  });

  describe("of which a screen shows an older offer", () => {
    const take = async (turn: object) => {
      const own = { attemptId: chat.id, questionId: idOf(CASH), clientMessageId: "from-elsewhere" };
      for await (const _ of server.deps.services.chat.answer(chat.participant, {
        ...own,
        message: "yes",
        ...turn,
      }));
    };
    const twice = async () => {
      const [first] = await newest({ place: 1, words: "Boots" });
      const [second] = await newest({ place: 2, words: "2 to 10" });
      return { first, second };
    };
    const newest = async (correction: Correction) => {
      await correct(correction);
      return (await chat.open()).messages.slice(-1).map(({ id }) => id);
    };

    test("is not made by a yes to that one, nor by a button that says yes to the question", async () => {
      const { first } = await twice();
      model.verdict = { kind: "cannot-say", answer: null };
      await expect(take({ offeredBy: first })).rejects.toMatchObject({ code: "CONFLICT" });
      await take({ clientMessageId: "a-button" });
      expect(await chat.responses()).toEqual({ [idOf(WHAT)]: "Shoes", [idOf(TEAM)]: "Just me" });
    });

    test.each(["yes", "no", "ok"])("answers no other question by a late %j", async (message) => {
      const [offered] = await newest({ place: 2, words: "2 to 10" });
      // Somebody else speaks between: here, the same offer was taken on another screen.
      await chat.say("yes");
      const { length } = (await chat.open()).messages;
      model.verdict = { kind: "answer", answer: "4" };
      await expect(take({ offeredBy: offered, message })).rejects.toMatchObject({ code: "CONFLICT" });
      expect((await chat.open()).messages).toHaveLength(length);
      expect(await chat.responses()).toEqual({ [idOf(WHAT)]: "Shoes", [idOf(TEAM)]: "2 to 10" });
    });

    test("is refused at a press of that one, and made at a press of the newest", async () => {
      const { first, second } = await twice();
      const { chat: service } = server.deps.services;
      const press = (offeredBy: typeof first) =>
        service.edit(chat.participant, chat.id, idOf(TEAM), "2 to 10", offeredBy);
      await expect(press(first)).rejects.toMatchObject({ code: "CONFLICT" });
      expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "Just me" });
      await press(second);
      expect(await chat.responses()).toMatchObject({ [idOf(TEAM)]: "2 to 10" });
      await expect(press(second)).rejects.toMatchObject({ code: "CONFLICT" });
    });
  });

  test("of what has no answer yet says so, and asks for no number again", async () => {
    const { metadata, response } = await correct({ place: 3, words: "5" });
    expect(response).toMatch(/^Question 3 has no answer yet/);
    expect(metadata).not.toHaveProperty("asksWhich");
  });

  test("counts as no try at the question, and a repeat of the yes changes nothing twice", async () => {
    for (let times = 0; times < 3; times += 1) await correct({ place: 2, words: "2 to 10" });
    const { metadata } = await correct({ place: 2, words: "2 to 10" });
    expect(metadata).not.toHaveProperty("isStuck");
    const { id: attemptId, participant } = chat;
    const { messages } = await chat.open();
    const own = { attemptId, questionId: idOf(CASH), message: "yes", clientMessageId: "the-same-yes" };
    const turn = { ...own, offeredBy: messages.at(-1)!.id };
    const { chat: service } = server.deps.services;
    const before = messages.length;
    for (let times = 0; times < 2; times += 1) for await (const _ of service.answer(participant, turn));
    expect((await chat.open()).messages.length).toBe(before + 2);
  });
});

describe("said by the way, while another question is asked and no model is there", () => {
  const said = async (message: string, before: readonly string[] = []) => {
    model.isDown = true;
    for (const each of before) await chat.say(each);
    const { messages } = await chat.say(message);
    return messages.at(-1)!.metadata.offer;
  };

  test.each([
    ["actually I meant 2 to 10", [], { at: TEAM, answer: "2 to 10" }],
    ["sorry, ik bedoelde 2", [], { at: TEAM, answer: "2 to 10" }],
    ["actually cash flow is a 2", ["4"], { at: CASH, answer: "2" }],
    ["oh sorry, cash flow is a 2", ["4"], { at: CASH, answer: "2" }],
    ["no, I'd rather say 3 for the last question", ["4"], { at: CASH, answer: "3" }],
    ["wait, the team should be 2 to 10", [], { at: TEAM, answer: "2 to 10" }],
    ["I want to change my answer about the team to 2 to 10", [], { at: TEAM, answer: "2 to 10" }],
    ["can you change team to 2-10?", [], { at: TEAM, answer: "2 to 10" }],
    ["Change cash flow to 2", ["4"], { at: CASH, answer: "2" }],
    ["change the team to something huge", [], { at: TEAM, answer: null }],
    ["question 2: 2 to 10", [], { at: TEAM, answer: "2 to 10" }],
    ["q2: 2 to 10", [], { at: TEAM, answer: "2 to 10" }],
    ["question 2 is 2 to 10", [], { at: TEAM, answer: "2 to 10" }],
    ["the team answer was wrong. It's 2 to 10.", [], { at: TEAM, answer: "2 to 10" }],
    ["i made a mistake earlier, we are 5", [], { at: TEAM, answer: "2 to 10" }],
    ["wait, we are 5 in the team", [], { at: TEAM, answer: "2 to 10" }],
    ["I want to change my answer on the team", [], { at: TEAM, answer: null }],
  ])(
    "%j offers to change the earlier answer, and answers nothing",
    async (message, before, { at, answer }) => {
      expect(await said(message, before)).toEqual({ questionId: idOf(at), answer });
      expect(Object.keys(await chat.responses())).toHaveLength(2 + before.length);
    },
  );

  const sayAfterShoes = async (message: string) => {
    model.isDown = true;
    const fresh = await talk(server, await exampleTemplate(await server.admin()), "fresh@example.com");
    await fresh.say("Shoes");
    return { fresh, meant: await fresh.say(message) };
  };

  test.each([
    "sorry, I meant Schuhe & Stiefel",
    "sorry, I meant to say Schuhe & Stiefel",
    'sorry meant to type "Schuhe & Stiefel"',
  ])(
    "no answer to this question, and meant, it is for the open one that was answered last: %j",
    async (message) => {
      const { fresh, meant } = await sayAfterShoes(message);
      expect(meant.messages.at(-1)!.metadata.offer).toMatchObject({ answer: "Schuhe & Stiefel" });
      expect(meant.response).toContain("“Schuhe & Stiefel”");
      expect((await fresh.say("sorry, I meant just me")).answer).toBe("Just me");
    },
  );

  test.each(["sorry, I meant to ask who reads this", "oops, I meant to ask how many more questions"])(
    "%j asks us, and is meant for no answer",
    async (message) => {
      const { fresh, meant } = await sayAfterShoes(message);
      expect(meant.messages.at(-1)!.metadata.offer).toBeUndefined();
      expect(Object.values(await fresh.responses())).toEqual(["Shoes"]);
    },
  );

  test("what answers this question in full, or comes at a second try, is this one's", async () => {
    expect(await said("3")).toBeUndefined();
    expect((await chat.responses())[idOf(CASH)]).toBe("3");
  });

  test("what was answered is told, of all questions or of one", async () => {
    model.isDown = true;
    const { response } = await chat.say("what did I answer so far?");
    expect(response).toMatch(/Question 1 \(“What do you sell\?”\): “Shoes”\nQuestion 2 .*: Just me\n\n/);
    expect((await chat.say("what did I answer to question 2?")).response).not.toContain("Shoes");
    expect((await chat.say("what did I answer about the team?")).response).not.toContain("Shoes");
    expect((await chat.say("what did I answer to question 3?")).response).toContain("no answer");
    expect(Object.keys(await chat.responses())).toHaveLength(2);
  });
});

test.each([
  ["change question 1 to Mississippi GmbH & Co. KG", "Mississippi GmbH & Co. KG"],
  ["change question 1 to We are soooooo TIRED", "We are soooooo TIRED"],
  ["change question 1 to We lack Money. And people. And time.", "We lack Money. And people. And time"],
  ["change question 1 to Boots, please", "Boots"],
  ["question 1 should be: Boots & Socks", "Boots & Socks"],
  ["Ändere Frage 1 zu Straßenschuhe & Stiefel", "Straßenschuhe & Stiefel"],
  ['change question 1 to "Men\'s shoes, really"', "Men's shoes, really"],
])("what an open answer becomes is offered whole, as it was written: %j", async (message, answer) => {
  const bare = await testServer();
  const fresh = await talk(bare, await exampleTemplate(await bare.admin()), "whole@example.com");
  await fresh.say("Shoes");
  const { messages } = await fresh.say(message);
  expect(messages.at(-1)!.metadata.offer).toEqual({ questionId: fresh.questions[0]!.id, answer });
});

describe("who is asked what an earlier answer should be", () => {
  const asWhich = { place: 2, words: null } as const;
  const ofText = { place: 1, words: null } as const;

  test("says it, and what was said is offered for that question, not stored for the one that is asked", async () => {
    await correct(ofText);
    const asked = model.turns.length;
    const { messages, next } = await chat.say("Shoes and hats");
    expect(messages.at(-1)!.metadata.offer).toEqual({ questionId: idOf(WHAT), answer: "Shoes and hats" });
    expect(next).toBe(idOf(CASH));
    expect(model.turns).toHaveLength(asked);
    await chat.say("yes");
    expect(await chat.responses()).toEqual({ [idOf(WHAT)]: "Shoes and hats", [idOf(TEAM)]: "Just me" });
  });

  test("says a number that is on the scale of the question asked, too", async () => {
    await correct(asWhich);
    const { messages, answer } = await chat.say("2");
    expect(answer).toBeNull();
    expect(messages.at(-1)!.metadata.offer).toEqual({ questionId: idOf(TEAM), answer: "2 to 10" });
  });

  test("presses a button of the question that is asked", async () => {
    await correct(ofText);
    expect((await chat.say("4")).answer).toBe("4");
  });

  test("leaves it as it is", async () => {
    await correct(ofText);
    const { response, answer } = await chat.say("no, leave it");
    expect(answer).toBeNull();
    expect(response).toMatch(/^All right, that answer stays as it is/);
    expect(await chat.responses()).toMatchObject({ [idOf(WHAT)]: "Shoes" });
  });
});

describe("who is asked which answer is meant", () => {
  const unnamed = { place: null, words: null } as const;

  test.each([
    ["2", TEAM, null],
    ["question 1", WHAT, null],
    ["Frage 2: 2 to 10", TEAM, "2 to 10"],
    ["the second one", TEAM, null],
    ["two", TEAM, null],
    ["2, two to ten", TEAM, "2 to 10"],
  ])("names it by %j", async (words, at, answer) => {
    const { metadata } = await correct(unnamed);
    expect(metadata.asksWhich).toBe(true);
    const said = await chat.say(words);
    expect(said.answer).toBeNull();
    expect(said.messages.at(-1)!.metadata.offer).toEqual({ questionId: idOf(at), answer });
  });

  test.each(["5", "we have 2 shops and I would say a four"])("or goes on with %j", async (words) => {
    await correct(unnamed);
    model.verdict = { kind: "answer", answer: "4" };
    expect((await chat.say(words)).isValid).toBe(true);
  });
});

test("a correction of the very question that is asked answers it", async () => {
  const fresh = await talk(server, await exampleTemplate(await server.admin()), "fresh@example.com");
  await fresh.say("Shoes");
  model.isDown = true;
  expect((await fresh.say("my answer to question 2 should be 2 to 10")).answer).toBe("2 to 10");
});

test("an offer names a long answer by its beginning, and a skip as one", async () => {
  const long = `Shoes, ${"made by hand and ".repeat(200)}sold`;
  await correct({ place: 1, words: null });
  const { messages, response } = await chat.say(long);
  expect(messages.at(-1)!.metadata.offer).toEqual({ questionId: idOf(WHAT), answer: long });
  expect(response.length).toBeLessThan(350);
  const left = offerText(
    { number: 4, question: chat.questions[3]! },
    "skip",
    talkOf({ language: "de", message: "" }),
  );
  expect(left).toContain("übersprungen");
});

test.each(["a bakery and a cafe", "a bakery and a café"])(
  "words are stored as written, read as %j",
  async (words) => {
    const sitting = await server.deps.services.attempts.sitting(chat.participant, chat.id);
    const change = offerFor(
      sitting,
      { place: 1, words },
      talkOf({ message: "change 1 to A bakery and a Café!" }),
    );
    expect(change?.offer?.answer).toBe("A bakery and a Café");
  },
);
