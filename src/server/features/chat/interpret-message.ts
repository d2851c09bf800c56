import type { AnswerTurn } from "#shared/contracts/chat";
import { answerName, isAnswered } from "#shared/domain/answer";
import type { Author } from "#shared/domain/cards/advice";
import { minutesFor } from "#shared/domain/lib/attempt-duration";
import { visible } from "#shared/domain/questions/conditions";
import { parseAnswer } from "../../answer-parser/parse-answer";
import type { ParseResult } from "../../answer-parser/parse-result";
import type { EarlierAnswer, Turn } from "../../assistant/assistant";
import { languageOf } from "../../chat-replies/detect-language";
import type { Organization, PendingText, ReplyContext } from "../../chat-replies/reply-context";
import { AppError } from "../../lib/errors";
import { type AttemptSnapshot, assertAnswerable, type SnapshotQuestion } from "../attempts/attempt-snapshot";
import { decideEditRequest } from "./edit-request";
import { authorsFollowUp, earlierWords, joinWords, mayAskMore, withAuthorsFollowUp } from "./follow-up";
import {
  amongClosest,
  numberedOption,
  pendingSuggestion,
  repeatedWords,
  replyToSuggestion,
  typedValue,
} from "./pending-suggestion";
import { toStoredMessage } from "./repeated-messages";
import { assertRoom, consecutiveRefusals, fromParse, type TurnDecision } from "./rules";

/** A message as the parser reads it, with the question it replies to. */
export interface ReadMessage {
  question: SnapshotQuestion;
  parsed: ParseResult;
}

/**
 * Parses a message in the context of the conversation. CONFLICT if completed or the question doesn't apply, BAD_REQUEST
 * for an unknown question, TOO_MANY_REQUESTS if the conversation is too long.
 */
export function readMessage(snapshot: AttemptSnapshot, turn: AnswerTurn): ReadMessage {
  const { attempt, messages } = snapshot;
  const { questionId, message } = turn;
  assertAnswerable(attempt, questionId);
  const question = attempt.questions.find(({ id }) => id === questionId);
  if (!question) throw new AppError("BAD_REQUEST", "This question isn't part of this assessment.");
  // A message that is resumed after a crash is already among the stored ones.
  const otherMessages = messages.filter((stored) => stored !== toStoredMessage(snapshot, turn));
  assertRoom(otherMessages, attempt.questions.length);
  const parsed = parseAnswer(question, message);
  const contextual =
    replyToSuggestion(snapshot, question, turn, parsed) ??
    repeatedWords(snapshot, question, turn) ??
    typedValue(snapshot, turn, parsed) ??
    amongClosest(snapshot, question, message, parsed) ??
    numberedOption(snapshot, question, message, parsed);
  return { question, parsed: contextual ?? parsed };
}

/** Decides what a message leads to, by the parser alone. */
export function interpretMessage(
  snapshot: AttemptSnapshot,
  { question, parsed }: ReadMessage,
  context: ReplyContext,
): TurnDecision {
  const decision =
    parsed.outcome === "intent" && parsed.intent.kind === "edit-request"
      ? decideEditRequest(snapshot, question, parsed.intent, context)
      : fromParse(parsed, question, context);
  const earlier = earlierWords(snapshot.messages, snapshot.attempt.responses, question.id);
  const joined = joinWords(earlier, decision, parsed.outcome === "stored", context);
  return withAuthorsFollowUp(joined, question, snapshot.messages);
}

/** Whether the message is a short answer with an author's follow-up, which needs no model. */
export const isFollowedUpByAuthor = (
  { messages }: AttemptSnapshot,
  { question, parsed }: ReadMessage,
): boolean => parsed.outcome === "stored" && authorsFollowUp(question, parsed.answer, messages) !== null;

/** Everything that a reply depends on. */
export function replyContext(
  snapshot: AttemptSnapshot,
  { message, questionId }: Pick<AnswerTurn, "message" | "questionId">,
  organization: Organization,
  assistant: Author,
): ReplyContext {
  const { attempt, messages } = snapshot;
  const visibleQuestions = visible(attempt.questions, attempt.responses);
  const unanswered = visibleQuestions.filter(({ id }) => attempt.responses[id] === undefined);
  return {
    organization,
    progress: { questionsLeft: unanswered.length, minutesLeft: minutesFor(unanswered), assistant },
    language: attempt.language,
    message,
    writtenLanguage: writtenLanguage(messages, attempt.language),
    earlierReplies: messages.filter(({ role }) => role === "bot").map(({ content }) => content),
    refusals: consecutiveRefusals(messages, questionId),
    pending: pendingText(snapshot, visibleQuestions),
  };
}

/** How many of the participant's messages are searched for their language. */
const MAX_SEARCHED_MESSAGES = 8;

function writtenLanguage(messages: AttemptSnapshot["messages"], language: string | null): string | null {
  const ownMessages = messages.filter(({ role }) => role === "user").slice(-MAX_SEARCHED_MESSAGES);
  return ownMessages.reduceRight<string | null>(
    (found, { content }) => found ?? languageOf(content, language),
    null,
  );
}

function pendingText(
  snapshot: AttemptSnapshot,
  visibleQuestions: readonly SnapshotQuestion[],
): PendingText | null {
  const { offer } = pendingSuggestion(snapshot);
  const index = visibleQuestions.findIndex(({ id }) => id === offer?.questionId);
  const question = visibleQuestions[index];
  if (!offer || !question) return null;
  const isEdit = snapshot.attempt.responses[question.id] !== undefined;
  return { number: index + 1, question, answer: offer.answer, isEdit };
}

/** The model's input for a message; the caller adds the participant. */
export function turnFor(
  { attempt, messages }: AttemptSnapshot,
  { message }: AnswerTurn,
  question: SnapshotQuestion,
  { refusals, organization, progress }: ReplyContext,
): Omit<Turn, "budgetOwner" | "redactor"> {
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

/** The answers to the other visible questions, numbered. */
const answersBefore = (
  { questions, responses }: AttemptSnapshot["attempt"],
  current: SnapshotQuestion,
): EarlierAnswer[] =>
  visible(questions, responses).flatMap((question, index) => {
    const answer = responses[question.id];
    if (question.id === current.id || !isAnswered(answer)) return [];
    return { number: index + 1, questionText: question.questionText, answer: answerName(question, answer) };
  });
