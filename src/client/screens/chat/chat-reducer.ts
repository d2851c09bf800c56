import type { ChatMessage, ChatState, LiveAttemptStatus, TurnOutcome } from "#shared/contracts/chat";
import { sameAnswers } from "#shared/domain/answer";
import { TIMING } from "../screen-delays";

/**
 * Where the conversation stands.
 * welcome: the first question is about to be asked. asking: an answer is awaited. awaiting: an answer is on its way.
 * pausing: the next question is about to be asked. closing: all is answered, completing follows. ready: all is
 * answered, the participant completes. analyzing: completing. done: results follow. failed: completing failed.
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

/** Something is asked, or about to be. */
const ASKING: readonly Phase[] = ["welcome", "asking", "awaiting", "pausing"];

/** Answers can still be changed. */
export const OPEN_PHASES: readonly Phase[] = ["welcome", "awaiting", "pausing", "asking", "closing", "ready"];

type QuestionId = ChatState["questions"][number]["id"];
export type ChatMessageId = ChatMessage["id"];

/** A message that the server has not acknowledged. */
export interface Outgoing {
  questionId: QuestionId;
  text: string;
  /** The same for every retry, so that the server stores one answer. */
  clientMessageId: string;
  /** The reply whose offer was on screen when it was typed. */
  offeredBy?: ChatMessageId | undefined;
  sentAt: Date;
  isFailed: boolean;
}

export interface ConversationState {
  phase: Phase;
  /** What the server has acknowledged. */
  chat: ChatState;
  /** How many messages at the end wait for their moment. */
  hidden: number;
  outgoing: Outgoing | null;
  /** Others keep the answer waiting; means something while it is on its way. */
  isQueued: boolean;
  /** The reply as far as it has arrived. */
  reply: string;
  /** How many messages were there when the screen opened. */
  opened: number;
  /** The question that was to be answered then. */
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
 * The conversation as it begins on screen. A new one shows its welcome first, and asks a moment later. A message that
 * the server kept without a reply (it was stopped just then) can be sent again.
 */
export function initialConversation(opened: ChatState): ConversationState {
  const { chat, outgoing } = takeUnanswered(opened);
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

/** The next state. An action that does not fit the phase changes nothing: a late timer must not undo a newer turn. */
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
      return settle(state, action.outcome);
    case "turnFailed":
      return { ...state, phase: "asking", reply: "", outgoing: failed(state.outgoing) };
    case "recalled":
      return { ...state, outgoing: null };
    case "edited":
      return edited(state, action.outcome);
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

/** Whether that is the conversation of the screen, which came with the page before it was stored. */
function isStored({ chat: { messages }, outgoing }: ConversationState, stored: ChatState): boolean {
  const isSame = messages.every(({ content }, place) => stored.messages[place]?.content === content);
  return isSame && messages.length === stored.messages.length && outgoing === null;
}

/** Whether the server knows more than the screen shows. */
export function isNews({ messages, attempt }: ChatState, now: LiveAttemptStatus): boolean {
  const newest = messages.at(-1)?.id ?? 0;
  return (now.lastMessageId ?? 0) > newest || !sameAnswers(attempt.responses, now.responses);
}

/** What happens by itself in a phase, and after how many milliseconds; null when nothing does. */
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

/** The messages that are on screen. */
export const shownMessages = (chat: ChatState, hidden: number): ChatMessage[] =>
  hidden === 0 ? chat.messages : chat.messages.slice(0, -hidden);

/** The chat with one turn added. Adding the same turn twice adds it once. */
export function withTurn(chat: ChatState, outcome: TurnOutcome): ChatState {
  const known = new Set(chat.messages.map((message) => message.id));
  return {
    ...chat,
    attempt: { ...chat.attempt, progress: outcome.progress, responses: outcome.responses },
    messages: [...chat.messages, ...outcome.messages.filter((message) => !known.has(message.id))],
    currentQuestionId: outcome.next,
  };
}

function settle(state: ConversationState, outcome: TurnOutcome): ConversationState {
  const chat = withTurn(state.chat, outcome);
  const asksNext = outcome.messages.at(-1)?.metadata.kind === "question";
  const phase = outcome.next === null ? "closing" : asksNext ? "pausing" : "asking";
  return { ...state, phase, chat, hidden: asksNext ? 1 : 0, outgoing: null, reply: "" };
}

/** An earlier answer was changed. What was held back is shown first: the note about the change comes after it. */
function edited(before: ConversationState, outcome: TurnOutcome): ConversationState {
  const state = chatReducer(before, { type: "revealed" });
  return { ...state, phase: phaseAfterEdit(state.phase, outcome), chat: withTurn(state.chat, outcome) };
}

/** An edit can take away the last question that was open, and bring new ones where all were answered. */
function phaseAfterEdit(phase: Phase, { next }: TurnOutcome): Phase {
  if (next === null) return phase === "asking" ? "ready" : phase;
  return phase === "ready" || phase === "closing" ? "asking" : phase;
}

/** Takes over what the server says now: after an edit, or when two tabs crossed. */
function refresh(state: ConversationState, chat: ChatState): ConversationState {
  const isOpen = [...ASKING, "ready", "failed"].includes(state.phase);
  // Where it was an answer of this screen that came last, the end comes by itself as ever.
  const atEnd = state.outgoing ? "closing" : "ready";
  const endless = ASKING.includes(state.phase) ? atEnd : state.phase;
  const phase = !isOpen ? state.phase : chat.currentQuestionId === null ? endless : "asking";
  return { ...state, phase, chat, hidden: 0, outgoing: null, reply: "" };
}

/**
 * Another screen has changed the attempt. A message that could not be sent stays, unless its question has been answered
 * meanwhile.
 */
function follow(state: ConversationState, now: ChatState): ConversationState {
  const { chat, outgoing } = takeUnanswered(now);
  const isUnsent = state.outgoing?.questionId === now.currentQuestionId;
  return { ...refresh(state, chat), outgoing: isUnsent ? state.outgoing : outgoing };
}

const failed = (outgoing: Outgoing | null): Outgoing | null => outgoing && { ...outgoing, isFailed: true };

function takeUnanswered(chat: ChatState): Pick<ConversationState, "chat" | "outgoing"> {
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
