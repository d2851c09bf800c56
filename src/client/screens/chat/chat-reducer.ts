import type { ChatMessage, ChatState, LiveAttemptStatus, TurnOutcome } from "#shared/contracts/chat";
import { sameAnswers } from "#shared/domain/answer";
import { TIMING } from "../screen-delays";

/**
 * Phase of the conversation.
 * welcome: the first question appears soon. asking: waits for an answer. awaiting: an answer was sent.
 * pausing: the next question appears soon. closing: all answered, completes automatically. ready: all answered, the
 * participant completes. analyzing: completing. done: results open soon. failed: completing failed.
 */
export type Phase =
  | "welcome"
  | "asking"
  | "awaiting"
  | "pausing"
  | "closing"
  | "ready"
  | "analyzing"
  | "done"
  | "failed";

/** Phases with an open question. */
const ASKING: readonly Phase[] = ["welcome", "asking", "awaiting", "pausing"];

/** Phases in which answers can be changed. */
export const OPEN_PHASES: readonly Phase[] = ["welcome", "awaiting", "pausing", "asking", "closing", "ready"];

type QuestionId = ChatState["questions"][number]["id"];
export type ChatMessageId = ChatMessage["id"];

/** A message that the server has not acknowledged. */
export interface Outgoing {
  questionId: QuestionId;
  text: string;
  /** The same for every retry, so that the server stores one answer. */
  clientMessageId: string;
  /** The newest reply when the message was typed, if it suggested an answer. */
  offeredBy?: ChatMessageId | undefined;
  sentAt: Date;
  isFailed: boolean;
}

export interface ConversationState {
  phase: Phase;
  /** The state that the server has acknowledged. */
  chat: ChatState;
  /** Number of messages at the end that are not revealed yet. */
  hidden: number;
  outgoing: Outgoing | null;
  /** Whether the answer waits in the model's queue. Only meaningful in "awaiting". */
  isQueued: boolean;
  /** The part of the reply that has streamed in so far. */
  reply: string;
  /** Number of messages when the screen opened. */
  opened: number;
  /** The question that was current when the screen opened. */
  resumedAt: QuestionId | null;
}

export type ConversationAction =
  | { type: "opened"; chat: ChatState }
  | { type: "revealed" }
  | { type: "sent"; outgoing: Omit<Outgoing, "isFailed"> }
  | { type: "queued" }
  | { type: "replying"; text: string }
  | { type: "answered"; outcome: TurnOutcome }
  | { type: "turnFailed" }
  | { type: "recalled" }
  | { type: "edited"; outcome: TurnOutcome }
  | { type: "refreshed"; chat: ChatState }
  | { type: "followed"; chat: ChatState }
  | { type: "completing" }
  | { type: "completed" }
  | { type: "completionFailed" };

/**
 * Initial state. A new conversation shows its welcome first and its question a moment later. A message that the server
 * stored without a reply, such as before a restart, is marked as failed so it can be retried.
 */
export function initialConversation(opened: ChatState): ConversationState {
  const { chat, outgoing } = withoutUnanswered(opened);
  const isNew = chat.messages.length === 2 && Object.keys(chat.attempt.responses).length === 0;
  const phase = chat.currentQuestionId === null ? "ready" : isNew && !outgoing ? "welcome" : "asking";
  return {
    phase,
    chat,
    hidden: phase === "welcome" ? 1 : 0,
    outgoing,
    isQueued: false,
    reply: "",
    opened: isNew ? 0 : chat.messages.length,
    resumedAt: chat.currentQuestionId,
  };
}

/** Actions that don't fit the phase are ignored, so a late timer can't undo a newer turn. */
export function chatReducer(state: ConversationState, action: ConversationAction): ConversationState {
  switch (action.type) {
    case "opened":
      return isStored(state, action.chat) ? { ...state, chat: action.chat } : state;
    case "revealed":
      return state.hidden > 0 ? { ...state, phase: "asking", hidden: 0 } : state;
    case "sent":
      return {
        ...state,
        phase: "awaiting",
        outgoing: { ...action.outgoing, isFailed: false },
        isQueued: false,
        reply: "",
      };
    case "queued":
      return state.phase === "awaiting" ? { ...state, isQueued: true } : state;
    case "replying":
      return state.phase === "awaiting"
        ? { ...state, isQueued: false, reply: state.reply + action.text }
        : state;
    case "answered":
      return finishTurn(state, action.outcome);
    case "turnFailed":
      return { ...state, phase: "asking", reply: "", outgoing: markFailed(state.outgoing) };
    case "recalled":
      return { ...state, outgoing: null };
    case "edited":
      return applyEdit(state, action.outcome);
    case "refreshed":
      return refresh(state, action.chat);
    case "followed":
      return state.phase === "asking" || state.phase === "ready" ? follow(state, action.chat) : state;
    case "completing":
      return { ...state, phase: "analyzing" };
    case "completed":
      return { ...state, phase: "done" };
    case "completionFailed":
      return { ...state, phase: "failed" };
  }
}

/** Whether `stored` matches the server-rendered conversation, which was created before it was stored. */
function isStored({ chat: { messages }, outgoing }: ConversationState, stored: ChatState): boolean {
  const isSame = messages.every(({ content }, place) => stored.messages[place]?.content === content);
  return isSame && messages.length === stored.messages.length && outgoing === null;
}

/** Whether the server has messages or answers that the screen doesn't show. */
export function isNews({ messages, attempt }: ChatState, now: LiveAttemptStatus): boolean {
  const newest = messages.at(-1)?.id ?? 0;
  return (now.lastMessageId ?? 0) > newest || !sameAnswers(attempt.responses, now.responses);
}

/** The automatic step of a phase and its delay in milliseconds; null if there is none. */
export function nextEffect(phase: Phase): { delay: number; step: "reveal" | "complete" | "leave" } | null {
  switch (phase) {
    case "welcome":
      return { delay: TIMING.beforeFirstQuestion, step: "reveal" };
    case "pausing":
      return { delay: TIMING.betweenQuestions, step: "reveal" };
    case "closing":
      return { delay: TIMING.beforeComplete, step: "complete" };
    case "done":
      return { delay: TIMING.beforeResults, step: "leave" };
    default:
      return null;
  }
}

/** Messages that have been revealed. */
export const shownMessages = (chat: ChatState, hidden: number): ChatMessage[] =>
  hidden === 0 ? chat.messages : chat.messages.slice(0, -hidden);

/** Adds a turn's messages and answers to the chat. Idempotent. */
export function withTurn(chat: ChatState, outcome: TurnOutcome): ChatState {
  const known = new Set(chat.messages.map((message) => message.id));
  return {
    ...chat,
    attempt: { ...chat.attempt, progress: outcome.progress, responses: outcome.responses },
    messages: [...chat.messages, ...outcome.messages.filter((message) => !known.has(message.id))],
    currentQuestionId: outcome.next,
  };
}

function finishTurn(state: ConversationState, outcome: TurnOutcome): ConversationState {
  const chat = withTurn(state.chat, outcome);
  const asksNext = outcome.messages.at(-1)?.metadata.kind === "question";
  const phase = outcome.next === null ? "closing" : asksNext ? "pausing" : "asking";
  return { ...state, phase, chat, hidden: asksNext ? 1 : 0, outgoing: null, reply: "" };
}

/** Reveals hidden messages first, because the note about the change follows them. */
function applyEdit(before: ConversationState, outcome: TurnOutcome): ConversationState {
  const state = chatReducer(before, { type: "revealed" });
  return { ...state, phase: phaseAfterEdit(state.phase, outcome), chat: withTurn(state.chat, outcome) };
}

/** An edit can hide the last open question, or show new ones after all were answered. */
function phaseAfterEdit(phase: Phase, { next }: TurnOutcome): Phase {
  if (next === null) return phase === "asking" ? "ready" : phase;
  return phase === "ready" || phase === "closing" ? "asking" : phase;
}

/** Adopts the server's state after an edit or a conflict with another tab. */
function refresh(state: ConversationState, chat: ChatState): ConversationState {
  const isOpen = [...ASKING, "ready", "failed"].includes(state.phase);
  // If this screen sent the last answer, it completes automatically as usual.
  const finalPhase = state.outgoing ? "closing" : "ready";
  const answeredPhase = ASKING.includes(state.phase) ? finalPhase : state.phase;
  const phase = !isOpen ? state.phase : chat.currentQuestionId === null ? answeredPhase : "asking";
  return { ...state, phase, chat, hidden: 0, outgoing: null, reply: "" };
}

/** Adopts changes from another screen. An unsent message stays unless its question was answered elsewhere. */
function follow(state: ConversationState, newChat: ChatState): ConversationState {
  const { chat, outgoing } = withoutUnanswered(newChat);
  const isUnsent = state.outgoing?.questionId === newChat.currentQuestionId;
  return { ...refresh(state, chat), outgoing: isUnsent ? state.outgoing : outgoing };
}

const markFailed = (outgoing: Outgoing | null): Outgoing | null =>
  outgoing && { ...outgoing, isFailed: true };

function withoutUnanswered(chat: ChatState): Pick<ConversationState, "chat" | "outgoing"> {
  const last = chat.messages.at(-1);
  const { currentQuestionId } = chat;
  if (last?.role !== "user" || !last.clientMessageId || last.metadata.questionId !== currentQuestionId) {
    return { chat, outgoing: null };
  }
  const { content: text, clientMessageId, createdAt: sentAt } = last;
  return {
    chat: { ...chat, messages: chat.messages.slice(0, -1) },
    outgoing: { questionId: last.metadata.questionId, text, clientMessageId, sentAt, isFailed: true },
  };
}
