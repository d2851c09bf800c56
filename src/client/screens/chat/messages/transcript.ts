import type { AttemptQuestion } from "#shared/contracts/attempts";
import type { ChatMessage } from "#shared/contracts/chat";
import { type AnswerValue, answerText, type Responses } from "#shared/domain/answer";
import { visible } from "#shared/domain/questions/conditions";
import { type QuestionPosition, questionPosition } from "../../../components/answer/question-position";
import { isoDay } from "../../../ui/format/dates";
import type { TimeZone } from "../../../ui/format/time-zone";

/** Messages of one author closer than this are grouped, in milliseconds. */
const MAX_GROUP_GAP = 2 * 60_000;

export interface MessageEntry {
  kind: "message";
  key: string;
  message: ChatMessage;
  /** First of a group by one author; shows the avatar. */
  isFirst: boolean;
  /** Position of the question that the message asks; null if it asks none or a hidden one. */
  asks: QuestionPosition | null;
  /** The question whose current answer came from this message; null for replaced and invalid answers. */
  answered: AttemptQuestion | null;
  /** Position of the answered question among the visible ones, from 1. */
  position: number | null;
  /** The stored answer if it no longer matches the message. */
  changedTo: AnswerValue | null;
}

export interface FormEntry {
  kind: "formAnswer";
  key: string;
  question: AttemptQuestion;
  /** Position among the visible questions, from 1. */
  position: number;
  answer: AnswerValue;
}

export type Entry =
  | { kind: "day"; key: string; date: Date }
  | { kind: "resumed"; key: string; place: QuestionPosition }
  | FormEntry
  | MessageEntry;

export interface TranscriptSource {
  messages: readonly ChatMessage[];
  questions: readonly AttemptQuestion[];
  responses: Responses;
  /** Number of messages when the screen opened. */
  opened: number;
  /** The question that was current when the screen opened. */
  resumedAt: number | null;
  /** Time zone for day dividers; defaults to the browser's. */
  zone?: TimeZone;
}

/** Entries of the log in display order. */
export function transcriptOf(source: TranscriptSource): Entry[] {
  const questions = visible(source.questions, source.responses);
  const latestAnswers = currentAnswers(source.messages);
  const formAnswers = formAnswersByPlace(source, questions, latestAnswers);
  const resumedIndex = questions.findIndex((question) => question.id === source.resumedAt);
  const entries: Entry[] = [];
  for (const [index, message] of source.messages.entries()) {
    const previous = source.messages[index - 1];
    if (!previous || !isSameDay(previous.createdAt, message.createdAt, source.zone)) {
      entries.push({ kind: "day", key: `day-${index}`, date: message.createdAt });
    }
    entries.push(...(formAnswers.get(index) ?? []));
    const isNext =
      entries.at(-1)?.kind === "message" &&
      previous !== undefined &&
      isSameGroup(previous, message, source.zone);
    const key = `message-${index}`;
    entries.push({ ...messageEntry(message, !isNext, questions, source, latestAnswers), key });
    if (index === source.opened - 1 && resumedIndex > 0)
      entries.push({ kind: "resumed", key: "resumed", place: placeIn(source, source.resumedAt) });
  }
  entries.push(...(formAnswers.get(source.messages.length) ?? []));
  return entries;
}

const placeIn = ({ questions, responses }: TranscriptSource, id: number | null | undefined) =>
  questionPosition(questions, responses, id);

/** The message with the latest valid answer to each question. */
function currentAnswers(messages: readonly ChatMessage[]): ReadonlyMap<number, ChatMessage> {
  const latestAnswers = new Map<number, ChatMessage>();
  for (const message of messages) {
    const { kind, questionId, isValid } = message.metadata;
    if (kind === "answer" && isValid && questionId) latestAnswers.set(questionId, message);
  }
  return latestAnswers;
}

/**
 * Form answers by the index of the message they precede. An answer is placed after the last message that asks its
 * question and before the next question. If its question was never asked, it is placed before the first later question.
 * Otherwise it is placed after the messages that existed when the screen opened, so it doesn't move as the conversation
 * continues.
 */
function formAnswersByPlace(
  { messages, responses, opened }: TranscriptSource,
  questions: readonly AttemptQuestion[],
  latestAnswers: ReadonlyMap<number, ChatMessage>,
): ReadonlyMap<number, Entry[]> {
  const positionOf = new Map<number, number>(questions.map((question, index) => [question.id, index]));
  const askedIds = messages.map(({ metadata: { kind, questionId } }) =>
    kind === "question" ? questionId : undefined,
  );
  const places = new Map<number, Entry[]>();
  for (const [index, question] of questions.entries()) {
    const answer = responses[question.id];
    if (answer === undefined || latestAnswers.has(question.id)) continue;
    const afterQuestion = askedIds.lastIndexOf(question.id) + 1;
    const isNext = (id: number | undefined, at: number) =>
      id !== undefined && at >= afterQuestion && (afterQuestion > 0 || (positionOf.get(id) ?? -1) > index);
    const next = askedIds.findIndex(isNext);
    const place = next === -1 ? Math.max(afterQuestion, Math.min(opened, messages.length)) : next;
    const entry: Entry = {
      kind: "formAnswer",
      key: `form-${question.id}`,
      question,
      position: index + 1,
      answer,
    };
    places.set(place, [...(places.get(place) ?? []), entry]);
  }
  return places;
}

function messageEntry(
  message: ChatMessage,
  isFirst: boolean,
  questions: readonly AttemptQuestion[],
  source: TranscriptSource,
  latestAnswers: ReadonlyMap<number, ChatMessage>,
): Omit<MessageEntry, "key"> {
  const { kind, questionId, answer } = message.metadata;
  const index = questions.findIndex((question) => question.id === questionId);
  const question = questions[index];
  const answered = question && latestAnswers.get(question.id) === message ? question : null;
  const stored = answered ? source.responses[answered.id] : undefined;
  const isChanged = stored !== undefined && answer !== undefined && answerText(stored) !== answerText(answer);
  return {
    kind: "message",
    message,
    isFirst,
    asks: kind === "question" && index >= 0 ? placeIn(source, questionId) : null,
    answered,
    position: answered ? index + 1 : null,
    changedTo: isChanged ? stored : null,
  };
}

function isSameGroup(previous: ChatMessage, message: ChatMessage, zone?: TimeZone): boolean {
  const elapsed = message.createdAt.getTime() - previous.createdAt.getTime();
  return (
    previous.role === message.role &&
    elapsed < MAX_GROUP_GAP &&
    isSameDay(previous.createdAt, message.createdAt, zone)
  );
}

const isSameDay = (a: Date, b: Date, zone?: TimeZone) => isoDay(a, zone) === isoDay(b, zone);
