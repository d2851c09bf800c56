import type { AttemptQuestion } from "#shared/contracts/attempts";
import type { ChatMessage } from "#shared/contracts/chat";
import { type AnswerValue, answerText, type Responses } from "#shared/domain/answer";
import { inOrder } from "#shared/domain/attempt";

/** Messages of one author that are closer than this stand together. */
const SAME_GROUP = 2 * 60_000;

/** A message with what the screen adds to it. */
export interface MessageEntry {
  kind: "message";
  key: string;
  message: ChatMessage;
  /** The first of several of one author: the picture stands here. */
  isFirst: boolean;
  /** Set on a message that asks: its place among the questions, from 1. */
  position: number | null;
  /** Set on a participant's valid answer that still stands and can be changed. */
  answered: AttemptQuestion | null;
  /** What is stored now, where it is no longer what this message said. */
  changedTo: AnswerValue | null;
}

export type Entry =
  | { kind: "day"; key: string; date: Date }
  | { kind: "resumed"; key: string; position: number }
  | { kind: "formAnswer"; key: string; question: AttemptQuestion; answer: AnswerValue }
  | MessageEntry;

export interface TranscriptSource {
  messages: readonly ChatMessage[];
  questions: readonly AttemptQuestion[];
  responses: Responses;
  currentQuestionId: number | null;
  /** How many of the messages were there when the screen opened. */
  opened: number;
}

/** What the log shows, from first to last. */
export function transcriptOf(source: TranscriptSource): Entry[] {
  const entries: Entry[] = [];
  const questions = inOrder(source.questions);
  const standing = standingAnswers(source.messages);
  const position = 1 + questions.findIndex((question) => question.id === source.currentQuestionId);
  const formAnswers = questions.flatMap((question) => formAnswerOf(question, source.responses, standing));
  const isResumed = source.opened > 0 && position > 1;
  const before = formAnswers.length > 0 ? placeOfFormAnswers(source) : -1;
  for (const [index, message] of source.messages.entries()) {
    const previous = source.messages[index - 1];
    if (!previous || !isSameDay(previous.createdAt, message.createdAt)) {
      entries.push({ kind: "day", key: `day-${message.id}`, date: message.createdAt });
    }
    if (index === before) entries.push(...formAnswers);
    entries.push(messageEntry(message, previous, questions, source.responses, standing));
    if (isResumed && index === source.opened - 1) entries.push({ kind: "resumed", key: "resumed", position });
  }
  if (before === source.messages.length) entries.push(...formAnswers);
  return entries;
}

/** The transcript's key for a message: the sender's own id, so that an acknowledged message stays the same element. */
export const keyOf = (message: ChatMessage): string =>
  message.role === "user" && message.clientMessageId ? message.clientMessageId : `message-${message.id}`;

/** The message that answered each question, the latest where there are several. */
function standingAnswers(messages: readonly ChatMessage[]): ReadonlyMap<number, ChatMessage> {
  const standing = new Map<number, ChatMessage>();
  for (const message of messages) {
    const { kind, questionId, isValid } = message.metadata;
    if (message.role === "user" && kind === "answer" && isValid && questionId)
      standing.set(questionId, message);
  }
  return standing;
}

function formAnswerOf(
  question: AttemptQuestion,
  responses: Responses,
  standing: ReadonlyMap<number, ChatMessage>,
): Entry[] {
  const answer = responses[question.id];
  if (answer === undefined || standing.has(question.id)) return [];
  return [{ kind: "formAnswer", key: `form-${question.id}`, question, answer }];
}

/** Answers from the form stand before the question that is asked now, and at the end when none is. */
function placeOfFormAnswers({ messages, currentQuestionId }: TranscriptSource): number {
  const asked = messages.findIndex(
    ({ metadata }) => metadata.kind === "question" && metadata.questionId === currentQuestionId,
  );
  return asked === -1 ? messages.length : asked;
}

function messageEntry(
  message: ChatMessage,
  previous: ChatMessage | undefined,
  questions: readonly AttemptQuestion[],
  responses: Responses,
  standing: ReadonlyMap<number, ChatMessage>,
): MessageEntry {
  const { kind, questionId, answer } = message.metadata;
  const index = questions.findIndex((question) => question.id === questionId);
  const question = questions[index];
  const answered = question && standing.get(question.id) === message ? question : null;
  const stored = answered ? responses[answered.id] : undefined;
  const isChanged = stored !== undefined && answer !== undefined && answerText(stored) !== answerText(answer);
  return {
    kind: "message",
    key: keyOf(message),
    message,
    isFirst: !previous || !isSameGroup(previous, message),
    position: kind === "question" && index >= 0 ? index + 1 : null,
    answered,
    changedTo: isChanged ? stored : null,
  };
}

function isSameGroup(previous: ChatMessage, message: ChatMessage): boolean {
  const apart = message.createdAt.getTime() - previous.createdAt.getTime();
  return (
    previous.role === message.role && apart < SAME_GROUP && isSameDay(previous.createdAt, message.createdAt)
  );
}

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();
