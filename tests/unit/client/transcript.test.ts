import { describe, expect, it } from "vitest";
import { chatReducer, initialConversation } from "../../../src/client/screens/chat/chat-reducer";
import { type MessageEntry, transcriptOf } from "../../../src/client/screens/chat/messages/transcript";
import { aChat, aMessage, anOutcome, aQuestion, START } from "./chat-examples";

const questions = [aQuestion(1), aQuestion(2), aQuestion(3)];
const opening = [aMessage({ id: 1, kind: "welcome" }), aMessage({ id: 2, kind: "question", question: 1 })];
const answer = aMessage({ id: 3, role: "user", kind: "answer", question: 1, isValid: true, answer: "Yes" });
const source = { questions, responses: {}, opened: 0, resumedAt: 1 };
const kinds = (entries: ReturnType<typeof transcriptOf>) => entries.map((entry) => entry.kind);
const messagesOf = (entries: ReturnType<typeof transcriptOf>) =>
  entries.filter((entry): entry is MessageEntry => entry.kind === "message");

describe("grouping", () => {
  it("joins messages of one author within two minutes", () => {
    const late = aMessage({ id: 4, kind: "reply", minute: 3 });
    const entries = messagesOf(transcriptOf({ ...source, messages: [...opening, late] }));
    expect(entries.map((entry) => entry.isFirst)).toEqual([true, false, true]);
    const [first, second] = opening;
    const at = (message: typeof answer, seconds: number) => ({
      ...message,
      createdAt: new Date(START.getTime() + seconds * 1_000),
    });
    const grouped = (seconds: number) =>
      messagesOf(transcriptOf({ ...source, messages: [at(first!, 0), at(second!, seconds)] })).at(-1)
        ?.isFirst;
    expect([grouped(119), grouped(120)]).toEqual([false, true]);
    const reply = messagesOf(transcriptOf({ ...source, messages: [...opening, answer] }));
    expect(reply.map((entry) => entry.isFirst)).toEqual([true, false, true]);
  });

  it("starts every day with its date", () => {
    const tomorrow = aMessage({ id: 4, kind: "reply", minute: 24 * 60 });
    const entries = transcriptOf({ ...source, messages: [...opening, tomorrow] });
    expect(kinds(entries)).toEqual(["day", "message", "message", "day", "message"]);
    expect(entries[3]).toEqual({ kind: "day", key: "day-2", date: tomorrow.createdAt });
  });

  it("gives the question that a message asks", () => {
    const entries = messagesOf(transcriptOf({ ...source, messages: opening }));
    expect(entries.map((entry) => entry.asks?.position ?? null)).toEqual([null, 1]);
  });
});

describe("an earlier answer", () => {
  it("can be changed in its place", () => {
    const refused = {
      ...answer,
      id: aMessage({ id: 9, kind: "answer" }).id,
      metadata: { ...answer.metadata, isValid: false },
    };
    const reply = aMessage({ id: 10, kind: "reply", question: 1, isValid: true });
    const messages = [...opening, refused, answer, reply];
    const entries = messagesOf(transcriptOf({ ...source, messages, responses: { "1": "Yes" } }));
    expect(entries.map((entry) => entry.answered?.id ?? null)).toEqual([null, null, null, 1, null]);
    expect(entries.map((entry) => entry.position)).toEqual([null, null, null, 1, null]);
    expect(entries.map((entry) => entry.changedTo)).toEqual([null, null, null, null, null]);
  });

  it("shows the stored answer when it was changed elsewhere", () => {
    const entries = messagesOf(
      transcriptOf({ ...source, messages: [...opening, answer], responses: { "1": "No" } }),
    );
    expect(entries.at(-1)?.changedTo).toBe("No");
  });
});

describe("answers from the form", () => {
  it("come before the current question", () => {
    const note = aMessage({ id: 4, kind: "note", question: 3 });
    const questionMessage = aMessage({ id: 5, kind: "question", question: 3 });
    const entries = transcriptOf({
      ...source,
      messages: [...opening, answer, note, questionMessage],
      responses: { "1": "Yes", "2": "From the form" },
    });
    expect(kinds(entries)).toEqual([
      "day",
      "message",
      "message",
      "message",
      "message",
      "formAnswer",
      "message",
    ]);
  });

  it("keep their place while the conversation continues", () => {
    const questionMessage = aMessage({ id: 4, kind: "question", question: 2 });
    const later = aMessage({ id: 5, role: "user", kind: "answer", question: 2, isValid: true, answer: "No" });
    const entries = transcriptOf({
      ...source,
      messages: [...opening, questionMessage, later],
      responses: { "1": "From the form", "2": "No" },
      opened: 3,
      resumedAt: 3,
    });
    expect(kinds(entries)).toEqual([
      "day",
      "message",
      "message",
      "formAnswer",
      "message",
      "resumed",
      "message",
    ]);
  });

  it("come after the earlier messages when no later question was asked", () => {
    const entries = transcriptOf({
      ...source,
      messages: opening,
      responses: { "1": "a", "2": "b", "3": "c" },
      opened: 2,
      resumedAt: null,
    });
    expect(kinds(entries)).toEqual(["day", "message", "message", "formAnswer", "formAnswer", "formAnswer"]);
  });

  it("come below their own question, even if a later one was asked before it", () => {
    const deferred = aMessage({ id: 4, kind: "question", question: 2 });
    const later = aMessage({ id: 5, kind: "question", question: 3 });
    const again = aMessage({ id: 6, kind: "question", question: 2 });
    const entries = transcriptOf({
      ...source,
      messages: [...opening, answer, deferred, later, again],
      responses: { "1": "Yes", "2": "From the form" },
      opened: 6,
      resumedAt: 3,
    });
    expect(kinds(entries).slice(-3)).toEqual(["message", "resumed", "formAnswer"]);
  });

  it("come below their question when they arrive while the chat is open", () => {
    const questionMessage = aMessage({ id: 4, kind: "question", question: 2 });
    const next = aMessage({ id: 5, kind: "question", question: 3 });
    const shown = (messages: (typeof answer)[]) =>
      kinds(
        transcriptOf({ ...source, messages, responses: { "1": "Yes", "2": "x" }, opened: 2, resumedAt: 1 }),
      );
    const before = [...opening, answer, questionMessage];
    expect(shown(before).at(-1)).toBe("formAnswer");
    expect(shown([...before, next]).slice(-2)).toEqual(["formAnswer", "message"]);
  });

  it("end a group, so the assistant's next message starts a new one", () => {
    const questionMessage = aMessage({ id: 4, kind: "question", question: 2 });
    const messages = [...opening, questionMessage];
    const entries = messagesOf(transcriptOf({ ...source, messages, responses: { "1": "x" } }));
    expect(entries.map((entry) => entry.isFirst)).toEqual([true, false, true]);
  });
});

describe("resuming", () => {
  it("is marked after the earlier messages", () => {
    const next = aMessage({ id: 4, kind: "question", question: 2 });
    const messages = [...opening, answer, next];
    const entries = transcriptOf({
      ...source,
      messages,
      responses: { "1": "Yes" },
      opened: 4,
      resumedAt: 2,
    });
    expect(entries.at(-1)).toMatchObject({
      kind: "resumed",
      place: { position: 2, count: 3, isAbout: false },
    });
  });

  it("shows the position at that time, even when more questions are answered", () => {
    const next = aMessage({ id: 4, kind: "question", question: 2 });
    const opened = initialConversation(
      aChat({ messages: [...opening, answer, next], current: 2, responses: { "1": "Yes" } }),
    );
    const reply = aMessage({ id: 5, role: "user", kind: "answer", question: 2, isValid: true, answer: "No" });
    const outcome = anOutcome({ messages: [reply], next: 3, responses: { "1": "Yes", "2": "No" } });
    const state = chatReducer(opened, { type: "answered", outcome });
    const entries = transcriptOf({ ...state.chat, ...state.chat.attempt, ...state });
    expect(entries).toContainEqual({
      kind: "resumed",
      key: "resumed",
      place: { position: 2, count: 3, isAbout: false },
    });
  });

  it("is not marked if nothing was answered yet", () => {
    const entries = transcriptOf({ ...source, messages: opening, opened: 2 });
    expect(kinds(entries)).not.toContain("resumed");
  });
});

describe("hidden questions", () => {
  const conditions = {
    version: 1 as const,
    match: "all" as const,
    rules: [{ question: 1, op: "is" as const, value: "Yes" }],
  };
  const branch = [aQuestion(1), aQuestion(2, { conditions }), aQuestion(3)];
  const questionMessage = aMessage({ id: 4, kind: "question", question: 2 });
  const hiddenAnswer = aMessage({
    id: 5,
    role: "user",
    kind: "answer",
    question: 2,
    isValid: true,
    answer: "x",
  });
  const last = aMessage({ id: 6, kind: "question", question: 3 });
  const messages = [...opening, answer, questionMessage, hiddenAnswer, last];

  it("keep their messages, but have no number and can't be changed", () => {
    const entries = messagesOf(
      transcriptOf({ ...source, questions: branch, messages, responses: { "1": "No", "2": "x" } }),
    );
    expect(entries.map((entry) => entry.asks?.position ?? null)).toEqual([null, 1, null, null, null, 2]);
    expect(entries.map((entry) => entry.answered?.id ?? null)).toEqual([null, null, 1, null, null, null]);
  });

  it("are not shown as answers from the form", () => {
    const entries = transcriptOf({
      ...source,
      questions: branch,
      messages: opening,
      responses: { "1": "No", "2": "kept", "3": "y" },
      opened: 2,
    });
    const places = entries.map((entry) => (entry.kind === "formAnswer" ? entry.position : null));
    expect(places.filter((place) => place !== null)).toEqual([1, 2]);
  });
});
