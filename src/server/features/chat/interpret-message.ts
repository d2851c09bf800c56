import type { AnswerTurn, ChatMessage } from "#shared/contracts/chat";
import type { Author } from "#shared/domain/advice";
import { answerName, isAnswered } from "#shared/domain/answer";
import { visible } from "#shared/domain/conditions";
import { minutesFor } from "#shared/domain/duration";
import { parseAnswer } from "../../answer-parser/parse-answer";
import type { ParseResult } from "../../answer-parser/parse-result";
import type { EarlierAnswer, Turn } from "../../assistant/port";
import { languageOf } from "../../chat-replies/detect-language";
import type { Organization, PendingText, ReplyContext } from "../../chat-replies/reply-context";
import { AppError } from "../../kernel/errors";
import { type AttemptQuestion, assertAnswerable, type Sitting } from "../attempts/sitting";
import { decideEditRequest } from "./edit-request";
import { earlierWords, joinWords, mayAskMore } from "./follow-up";
import {
  amongClosest,
  numberedOption,
  pendingSuggestion,
  replyToSuggestion,
  typedValue,
} from "./pending-suggestion";
import { assertRoom, fromParse, refusalsOf, type TurnDecision } from "./rules";

/** A message as the parser reads it, with the question it replies to. */
export interface ReadMessage {
  question: AttemptQuestion;
  parsed: ParseResult;
}

/** The participant's message if it is already stored. */
export const storedMessage = ({ messages }: Sitting, { clientMessageId }: AnswerTurn) =>
  messages.find((message) => message.role === "user" && message.clientMessageId === clientMessageId);

/** Whether a turn was completed before; a message without a stored reply is processed again. */
export function isTaken(sitting: Sitting, turn: AnswerTurn): boolean {
  const stored = storedMessage(sitting, turn);
  if (stored) assertSame(turn, stored);
  return hasReply(sitting, turn);
}

const hasReply = ({ messages }: Sitting, { clientMessageId }: Pick<AnswerTurn, "clientMessageId">) =>
  messages.some((message) => message.role === "bot" && message.clientMessageId === clientMessageId);

/** The id of the same message whose reply was lost in a crash, for callers that send no ids; undefined without one. */
export function idCutOff(sitting: Sitting, turn: Omit<AnswerTurn, "clientMessageId">): string | undefined {
  for (const { role, content, metadata, clientMessageId } of sitting.messages) {
    const isSame = role === "user" && content === turn.message && metadata.questionId === turn.questionId;
    if (isSame && clientMessageId !== null && !hasReply(sitting, { clientMessageId })) return clientMessageId;
  }
  return undefined;
}

/** A reused id with another text or question would lose one of the two messages. */
function assertSame(turn: AnswerTurn, stored: ChatMessage): void {
  if (stored.content === turn.message && stored.metadata.questionId === turn.questionId) return;
  throw new AppError("CONFLICT", "This message was sent before with other words. Please send it again.");
}

/**
 * Parses a message in the context of the conversation. CONFLICT in a completed attempt and for a question that does not
 * apply, BAD_REQUEST for an unknown question, TOO_MANY_REQUESTS in a conversation that is too long.
 */
export function readMessage(sitting: Sitting, turn: AnswerTurn): ReadMessage {
  const { attempt, messages } = sitting;
  const { questionId, message } = turn;
  assertAnswerable(attempt, questionId);
  const question = attempt.questions.find(({ id }) => id === questionId);
  if (!question) throw new AppError("BAD_REQUEST", "This assessment has no such question.");
  // A message that is resumed after a crash was counted before.
  const others = messages.filter((one) => one !== storedMessage(sitting, turn));
  assertRoom(others, attempt.questions.length);
  const parsed = parseAnswer(question, message);
  const inContext =
    replyToSuggestion(sitting, question, turn, parsed) ??
    typedValue(sitting, turn, parsed) ??
    amongClosest(sitting, question, message, parsed) ??
    numberedOption(sitting, question, message, parsed);
  return { question, parsed: inContext ?? parsed };
}

/** Decides by the parser what a message leads to. */
export function interpretMessage(
  sitting: Sitting,
  { question, parsed }: ReadMessage,
  context: ReplyContext,
): TurnDecision {
  const decision =
    parsed.outcome === "intent" && parsed.intent.kind === "edit-request"
      ? decideEditRequest(sitting, question, parsed.intent, context)
      : fromParse(parsed, question, context);
  const earlier = earlierWords(sitting.messages, sitting.attempt.responses, question.id);
  return joinWords(earlier, decision, parsed.outcome === "stored", context);
}

/** What a reply to a message depends on. */
export function replyContext(
  sitting: Sitting,
  { message, questionId }: Pick<AnswerTurn, "message" | "questionId">,
  organization: Organization,
  assistant: Author,
): ReplyContext {
  const { attempt, messages } = sitting;
  const asked = visible(attempt.questions, attempt.responses);
  const left = asked.filter(({ id }) => attempt.responses[id] === undefined);
  return {
    organization,
    progress: { questionsLeft: left.length, minutesLeft: minutesFor(left), assistant },
    language: attempt.language,
    message,
    writtenLanguage: writtenLanguage(messages, attempt.language),
    earlierReplies: messages.filter(({ role }) => role === "bot").map(({ content }) => content),
    refusals: refusalsOf(messages, questionId),
    pending: pendingText(sitting, asked),
  };
}

/** How many of the participant's messages are searched for their language. */
const MAX_SEARCHED = 8;

function writtenLanguage(messages: Sitting["messages"], language: string | null): string | null {
  const own = messages.filter(({ role }) => role === "user").slice(-MAX_SEARCHED);
  return own.reduceRight<string | null>((found, { content }) => found ?? languageOf(content, language), null);
}

function pendingText(sitting: Sitting, asked: readonly AttemptQuestion[]): PendingText | null {
  const { offer } = pendingSuggestion(sitting);
  const at = asked.findIndex(({ id }) => id === offer?.questionId);
  const question = asked[at];
  if (!offer || !question) return null;
  const isEdit = sitting.attempt.responses[question.id] !== undefined;
  return { number: at + 1, question, answer: offer.answer, isEdit };
}

/** What a model is told about a message; the caller adds the participant. */
export function turnFor(
  { attempt, messages }: Sitting,
  { message }: AnswerTurn,
  question: AttemptQuestion,
  { refusals, organization, progress }: ReplyContext,
): Omit<Turn, "payer" | "mask"> {
  return {
    attemptId: attempt.id,
    templateTitle: attempt.title,
    question,
    message,
    refusals,
    before: answersBefore(attempt, question),
    organization,
    progress,
    earlier: earlierWords(messages, attempt.responses, question.id),
    mayAskMore: mayAskMore(question, messages, refusals),
  };
}

/** The answers to the other visible questions, with their numbers. */
const answersBefore = (
  { questions, responses }: Sitting["attempt"],
  asked: AttemptQuestion,
): EarlierAnswer[] =>
  visible(questions, responses).flatMap((question, index) => {
    const answer = responses[question.id];
    if (question.id === asked.id || !isAnswered(answer)) return [];
    return { number: index + 1, questionText: question.questionText, answer: answerName(question, answer) };
  });
