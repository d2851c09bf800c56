import type { AttemptQuestion } from "#shared/contracts/attempts";
import type { ChatMessage, ChatState, MessageMetadata, TurnOutcome } from "#shared/contracts/chat";
import type { AttemptId, AttemptQuestionId, MessageId, ParticipantId, TemplateId } from "#shared/domain/ids";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";

/** Ids for examples. The casts replace the server, which is the only one that creates ids. */
export const idOf = {
  attempt: (id: number) => id as AttemptId,
  template: (id: number) => id as TemplateId,
  question: (id: number) => id as AttemptQuestionId,
  message: (id: number) => id as MessageId,
  participant: (id: number) => id as ParticipantId,
};

export const START = new Date("2026-11-20T10:00:00Z");

interface MessageExample {
  id: number;
  role?: ChatMessage["role"];
  kind: MessageMetadata["kind"];
  question?: number;
  isValid?: boolean;
  answer?: string;
  /** Minutes after `START`. */
  minute?: number;
}

export function aMessage({ id, role = "bot", kind, question, isValid, answer, minute = 0 }: MessageExample) {
  return {
    id: idOf.message(id),
    role,
    content: `Message ${id}`,
    metadata: {
      kind,
      ...(question === undefined ? {} : { questionId: idOf.question(question) }),
      ...(isValid === undefined ? {} : { isValid }),
      ...(answer === undefined ? {} : { answer }),
    },
    clientMessageId: role === "user" ? `client-${id}` : null,
    createdAt: new Date(START.getTime() + minute * 60_000),
  } satisfies ChatMessage;
}

export function aQuestion(order: number, change: Partial<AttemptQuestion> = {}): AttemptQuestion {
  return {
    ...QUESTION_DEFAULTS,
    visible: true,
    id: idOf.question(order),
    questionText: `Question ${order}?`,
    questionType: "text",
    options: null,
    isRequired: true,
    order,
    ...change,
  };
}

interface ChatExample {
  messages: ChatMessage[];
  current?: number | null;
  responses?: Record<string, string>;
}

export function aChat({ messages, current = 1, responses = {} }: ChatExample): ChatState {
  return {
    attempt: {
      id: idOf.attempt(7),
      userAssessmentId: idOf.attempt(7),
      assessmentId: idOf.template(1),
      title: "Business readiness check",
      description: null,
      language: null,
      status: "in_progress",
      progress: 0,
      startedAt: START,
      completedAt: null,
      createdAt: START,
      updatedAt: START,
      responses,
    },
    questions: [aQuestion(1), aQuestion(2), aQuestion(3)],
    messages,
    currentQuestionId: current === null ? null : idOf.question(current),
    assistant: "built-in",
    suggestions: null,
  };
}

interface OutcomeExample {
  messages: ChatMessage[];
  next: number | null;
  isValid?: boolean;
  responses?: Record<string, string>;
}

export function anOutcome({ messages, next, isValid = true, responses = {} }: OutcomeExample): TurnOutcome {
  return {
    response: "Thank you.",
    isValid,
    answer: isValid ? "An answer" : null,
    messages,
    next: next === null ? null : idOf.question(next),
    progress: 33,
    responses,
  };
}
