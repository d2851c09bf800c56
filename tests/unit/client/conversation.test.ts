import { describe, expect, it } from "vitest";
import type { LiveAttemptStatus } from "#shared/contracts/chat";
import {
  type ConversationState,
  chatReducer,
  initialConversation,
  isNews,
  nextEffect,
  shownMessages,
} from "../../../src/client/screens/chat/chat-reducer";
import { aChat, aMessage, anOutcome, idOf } from "./chat-examples";

const outgoing = {
  questionId: idOf.question(1),
  text: "We need more time",
  clientMessageId: "client-1",
  sentAt: new Date(0),
  isFailed: false,
};

const welcome = aMessage({ id: 1, kind: "welcome" });
const firstQuestion = aMessage({ id: 2, kind: "question", question: 1 });
const atFirstQuestion = () =>
  chatReducer(initialConversation(aChat({ messages: [welcome, firstQuestion] })), { type: "revealed" });
const awaiting = () => chatReducer(atFirstQuestion(), { type: "sent", outgoing });
const turn = [
  aMessage({ id: 3, role: "user", kind: "answer", question: 1, isValid: true }),
  aMessage({ id: 4, kind: "reply", question: 1, isValid: true }),
  aMessage({ id: 5, kind: "question", question: 2 }),
];
const untouched = { outgoing: null, isQueued: false, reply: "" };
const ids = (state: ConversationState) =>
  shownMessages(state.chat, state.hidden).map((message) => message.id);

describe("opening a conversation", () => {
  it("shows the welcome first and the question 1000 ms later", () => {
    const chat = aChat({ messages: [welcome, firstQuestion] });
    const state = initialConversation(chat);
    expect(state).toEqual({ ...untouched, phase: "welcome", chat, hidden: 1, opened: 0, resumedAt: 1 });
    expect(ids(state)).toEqual([1]);
    expect(nextEffect(state.phase)).toEqual({ delay: 1000, step: "reveal" });
    expect(ids(chatReducer(state, { type: "revealed" }))).toEqual([1, 2]);
  });

  it("shows a resumed transcript immediately", () => {
    const chat = aChat({ messages: [welcome, firstQuestion, ...turn], current: 2 });
    const state = initialConversation(chat);
    expect(state).toEqual({ ...untouched, phase: "asking", chat, hidden: 0, opened: 5, resumedAt: 2 });
    expect(ids(state)).toEqual([1, 2, 3, 4, 5]);
    expect(nextEffect(state.phase)).toBeNull();
  });

  it("shows the first question immediately if the form has answers", () => {
    const chat = aChat({ messages: [welcome, firstQuestion], responses: { "2": "From the form" } });
    expect(initialConversation(chat)).toMatchObject({ phase: "asking", hidden: 0, opened: 2 });
  });

  it("treats a message without a reply as unsent", () => {
    const unanswered = aMessage({ id: 3, role: "user", kind: "answer", question: 1 });
    const opened = (last: typeof unanswered) =>
      initialConversation(aChat({ messages: [welcome, firstQuestion, last] }));
    const state = opened(unanswered);
    expect(state).toMatchObject({ phase: "asking", hidden: 0 });
    expect(ids(state)).toEqual([1, 2]);
    expect(state.outgoing).toEqual({
      questionId: 1,
      text: "Message 3",
      clientMessageId: "client-3",
      sentAt: unanswered.createdAt,
      isFailed: true,
    });
    for (const last of [
      { ...unanswered, role: "bot" as const },
      { ...unanswered, clientMessageId: null },
      aMessage({ id: 3, role: "user", kind: "answer", question: 2 }),
    ])
      expect(opened(last as typeof unanswered)).toMatchObject({
        outgoing: null,
        chat: { messages: { length: 3 } },
      });
  });

  it("takes over the stored chat unless something was sent meanwhile", () => {
    const state = atFirstQuestion();
    const stored = { ...state.chat, messages: state.chat.messages.map((message) => ({ ...message })) };
    expect(chatReducer(state, { type: "opened", chat: stored }).chat).toBe(stored);
    const more = { ...stored, messages: [...stored.messages, ...turn] };
    expect(chatReducer(state, { type: "opened", chat: more })).toBe(state);
    const otherChat = { ...stored, messages: [welcome, { ...firstQuestion, content: "Another?" }] };
    expect(chatReducer(state, { type: "opened", chat: otherChat })).toBe(state);
    const waiting = awaiting();
    expect(chatReducer(waiting, { type: "opened", chat: stored })).toBe(waiting);
  });

  it("doesn't complete by itself when all questions were answered before", () => {
    const state = initialConversation(aChat({ messages: [welcome, firstQuestion, ...turn], current: null }));
    expect(state.phase).toBe("ready");
    expect(nextEffect(state.phase)).toBeNull();
  });
});

describe("a turn", () => {
  it("shows the reply immediately and the next question 500 ms later", () => {
    const state = chatReducer(awaiting(), {
      type: "answered",
      outcome: anOutcome({ messages: turn, next: 2, responses: { "1": "We need more time" } }),
    });
    expect(state.phase).toBe("pausing");
    expect(ids(state)).toEqual([1, 2, 3, 4]);
    expect(nextEffect(state.phase)).toEqual({ delay: 500, step: "reveal" });
    expect(ids(chatReducer(state, { type: "revealed" }))).toEqual([1, 2, 3, 4, 5]);
    expect(state.chat.attempt).toMatchObject({ responses: { "1": "We need more time" }, progress: 33 });
    expect(state.outgoing).toBeNull();
  });

  it("collects the streamed reply and replaces it with the final message", () => {
    const arriving = ["Thank ", "you."].reduce(
      (state, text) => chatReducer(state, { type: "replying", text }),
      awaiting(),
    );
    expect(arriving.reply).toBe("Thank you.");
    const outcome = anOutcome({ messages: turn, next: 2 });
    expect(chatReducer(arriving, { type: "answered", outcome }).reply).toBe("");
  });

  it("is queued until its reply starts", () => {
    const queued = chatReducer(awaiting(), { type: "queued" });
    expect(queued).toMatchObject({ phase: "awaiting", isQueued: true });
    expect(chatReducer(queued, { type: "replying", text: "Thank" })).toMatchObject({ isQueued: false });
    expect(chatReducer(queued, { type: "sent", outgoing })).toMatchObject({ isQueued: false, outgoing });
    expect(chatReducer(atFirstQuestion(), { type: "queued" }).isQueued).toBe(false);
  });

  it("asks the same question again after a rejected answer", () => {
    const refused = [
      aMessage({ id: 3, role: "user", kind: "answer", question: 1, isValid: false }),
      aMessage({ id: 4, kind: "reply", question: 1, isValid: false }),
    ];
    const state = chatReducer(awaiting(), {
      type: "answered",
      outcome: anOutcome({ messages: refused, next: 1, isValid: false }),
    });
    expect(state.phase).toBe("asking");
    expect(state.chat.currentQuestionId).toBe(1);
    expect(ids(state)).toEqual([1, 2, 3, 4]);
  });

  it("completes 1000 ms after the last answer and leaves the screen 2000 ms later", () => {
    const outcome = anOutcome({ messages: turn.slice(0, 2), next: null });
    const closing = chatReducer(awaiting(), { type: "answered", outcome });
    expect(nextEffect(closing.phase)).toEqual({ delay: 1000, step: "complete" });
    const analyzing = chatReducer(closing, { type: "completing" });
    expect(analyzing.phase).toBe("analyzing");
    const done = chatReducer(analyzing, { type: "completed" });
    expect(nextEffect(done.phase)).toEqual({ delay: 2000, step: "leave" });
  });

  it("adds a repeated turn once", () => {
    const outcome = anOutcome({ messages: turn, next: 2 });
    const once = chatReducer(awaiting(), { type: "answered", outcome });
    expect(chatReducer(once, { type: "answered", outcome }).chat.messages).toHaveLength(5);
  });
});

describe("a failed turn", () => {
  it("keeps the message and its id, so that a retry isn't a new answer", () => {
    const state = chatReducer(awaiting(), { type: "turnFailed" });
    expect(state).toMatchObject({ phase: "asking", reply: "" });
    expect(state.outgoing).toEqual({ ...outgoing, isFailed: true });
    expect(state.chat.currentQuestionId).toBe(1);
    const again = chatReducer(state, { type: "sent", outgoing: state.outgoing! });
    expect(again).toMatchObject({ phase: "awaiting", outgoing });
  });

  it("can be taken back for editing", () => {
    const state = chatReducer(chatReducer(awaiting(), { type: "turnFailed" }), { type: "recalled" });
    expect(state.outgoing).toBeNull();
  });

  it("takes over the server's state when another tab was faster", () => {
    const chat = aChat({ messages: [welcome, firstQuestion, ...turn], current: 2 });
    const state = chatReducer(awaiting(), { type: "refreshed", chat });
    expect(state.phase).toBe("asking");
    expect(ids(state)).toEqual([1, 2, 3, 4, 5]);
    expect(state.outgoing).toBeNull();
  });

  it("closes automatically when the server has no question left after an answer from here", () => {
    const chat = aChat({ messages: [welcome, firstQuestion, ...turn], current: null });
    expect(chatReducer(awaiting(), { type: "refreshed", chat }).phase).toBe("closing");
    const unsure = chatReducer(awaiting(), { type: "turnFailed" });
    expect(chatReducer(unsure, { type: "followed", chat }).phase).toBe("closing");
  });
});

describe("a late action", () => {
  it("is ignored when there is nothing to reveal", () => {
    const state = awaiting();
    expect(chatReducer(state, { type: "revealed" })).toBe(state);
  });

  it("is ignored when the turn has ended", () => {
    const state = atFirstQuestion();
    expect(chatReducer(state, { type: "replying", text: "late" })).toBe(state);
  });
});

it("completing can be retried after it failed", () => {
  const closing = chatReducer(awaiting(), {
    type: "answered",
    outcome: anOutcome({ messages: turn.slice(0, 2), next: null }),
  });
  const failed = chatReducer(chatReducer(closing, { type: "completing" }), { type: "completionFailed" });
  expect(failed.phase).toBe("failed");
  expect(nextEffect(failed.phase)).toBeNull();
  expect(chatReducer(failed, { type: "completing" }).phase).toBe("analyzing");
});

describe("an update from another screen", () => {
  const now = aChat({ messages: [welcome, firstQuestion, ...turn], current: 2 });

  it("is news if it has a message or an answer that this screen doesn't have", () => {
    const { chat } = atFirstQuestion();
    const isNewsAfter = (change: Partial<LiveAttemptStatus>) =>
      isNews(chat, { ...chat.attempt, lastMessageId: firstQuestion.id, revision: 1, ...change });
    expect([
      isNewsAfter({}),
      isNewsAfter({ lastMessageId: null }),
      isNewsAfter({ lastMessageId: welcome.id }),
    ]).toEqual([false, false, false]);
    expect(isNewsAfter({ lastMessageId: idOf.message(3) })).toBe(true);
    expect(isNewsAfter({ responses: { "1": "From the form" } })).toBe(true);
    expect(
      isNews({ ...chat, messages: [] }, { ...chat.attempt, lastMessageId: welcome.id, revision: 1 }),
    ).toBe(true);
  });

  it("is ignored during a turn of this screen", () => {
    const state = awaiting();
    expect(chatReducer(state, { type: "followed", chat: now })).toBe(state);
  });

  it("is shown while waiting for an answer, with the current question", () => {
    const state = chatReducer(atFirstQuestion(), { type: "followed", chat: now });
    expect(ids(state)).toEqual([1, 2, 3, 4, 5]);
    expect(state).toMatchObject({
      phase: "asking",
      outgoing: null,
      chat: { currentQuestionId: idOf.question(2) },
    });
  });

  it("keeps an unsent message unless its question was answered", () => {
    const unsent = chatReducer(awaiting(), { type: "turnFailed" });
    const same = aChat({ messages: [welcome, firstQuestion], current: 1 });
    expect(chatReducer(unsent, { type: "followed", chat: same }).outgoing).toMatchObject({ isFailed: true });
    expect(chatReducer(unsent, { type: "followed", chat: now }).outgoing).toBeNull();
  });
});

describe("questions that appear and disappear", () => {
  const ready = () =>
    initialConversation(
      aChat({ messages: [welcome, firstQuestion, ...turn], current: null, responses: { "1": "x" } }),
    );
  const asks = aMessage({ id: 7, kind: "question", question: 3 });

  it("an edit that reveals a question asks it and stops the completion", () => {
    const outcome = anOutcome({ messages: [aMessage({ id: 6, kind: "note" }), asks], next: 3 });
    const state = chatReducer(ready(), { type: "edited", outcome });
    expect(state.phase).toBe("asking");
    expect(ids(state).at(-1)).toBe(7);
    const closing = { ...ready(), phase: "closing" as const };
    expect(nextEffect(chatReducer(closing, { type: "edited", outcome }).phase)).toBeNull();
  });

  it.each([
    ["asking", null, "ready"],
    ["awaiting", null, "awaiting"],
    ["closing", null, "closing"],
    ["awaiting", 3, "awaiting"],
    ["pausing", 3, "asking"],
    ["ready", 3, "asking"],
    ["closing", 3, "asking"],
  ] as const)("an edit during %s with next question %s leads to %s", (phase, next, then) => {
    const before = { ...ready(), phase, hidden: phase === "pausing" ? 1 : 0 };
    const after = chatReducer(before, { type: "edited", outcome: anOutcome({ messages: [], next }) });
    expect(after).toMatchObject({ phase: then, hidden: 0 });
  });

  it.each([
    ["welcome", "asking", "ready"],
    ["awaiting", "asking", "closing"],
    ["ready", "asking", "ready"],
    ["failed", "asking", "failed"],
    ["closing", "closing", "closing"],
    ["analyzing", "analyzing", "analyzing"],
    ["done", "done", "done"],
  ] as const)(
    "a server state during %s leads to %s, or to %s if nothing is left to ask",
    (phase, open, end) => {
      const before = { ...ready(), phase, hidden: 1, outgoing: phase === "awaiting" ? outgoing : null };
      const refreshed = (current: number | null) =>
        chatReducer(before, { type: "refreshed", chat: aChat({ messages: [welcome], current }) });
      expect([refreshed(1).phase, refreshed(null).phase]).toEqual([open, end]);
      expect(refreshed(1)).toMatchObject({ ...untouched, hidden: 0 });
    },
  );

  it("another screen that reveals a question leads to asking, one that removes the last to the end", () => {
    const more = aChat({ messages: [welcome, firstQuestion, ...turn, asks], current: 3 });
    expect(chatReducer(ready(), { type: "followed", chat: more }).phase).toBe("asking");
    const fewer = aChat({ messages: [welcome, firstQuestion, ...turn], current: null });
    expect(chatReducer(atFirstQuestion(), { type: "followed", chat: fewer }).phase).toBe("ready");
  });

  it("asks again when completing failed because another screen revealed a question", () => {
    const failed = chatReducer(chatReducer(ready(), { type: "completing" }), { type: "completionFailed" });
    const more = aChat({ messages: [welcome, firstQuestion, ...turn, asks], current: 3 });
    expect(chatReducer(failed, { type: "refreshed", chat: more }).phase).toBe("asking");
    expect(chatReducer(failed, { type: "refreshed", chat: ready().chat }).phase).toBe("failed");
  });
});
