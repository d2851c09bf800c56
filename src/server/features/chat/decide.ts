import type { AnswerTurn, ChatMessage } from "#shared/contracts/chat";
import type { Author } from "#shared/domain/advice";
import { answerName, isAnswered } from "#shared/domain/answer";
import { visible } from "#shared/domain/conditions";
import { minutesFor } from "#shared/domain/duration";
import type { EarlierAnswer, Turn } from "../../assistant/port";
import { languageOf } from "../../chat-replies/detect-language";
import type { Given, House, Talk } from "../../chat-replies/reply-context";
import { judgeAnswer } from "../../answer-parser/parse-answer";
import type { Judgement } from "../../answer-parser/parse-result";
import { AppError } from "../../kernel/errors";
import { type AttemptQuestion, assertAnswerable, type Sitting } from "../attempts/sitting";
import { byList } from "./by-list";
import { confirmed } from "./confirmed";
import { correctionGiven } from "./correction";
import { earlierWords, joinWords, mayAskMore } from "./follow-up";
import { answerAfterAll, answerAskedFor, answerMeant, changeMeant } from "./meant";
import { nothingMore } from "./nothing-more";
import { offerNow } from "./offered";
import { assertRoom, type Decision, decideByRules, refusalsOf } from "./rules";

/** What a message is: the question it answers, and what the rules make of it by themselves. */
export interface Reading {
  question: AttemptQuestion;
  judgement: Judgement;
}

/** The participant's message, where it is stored already. */
export const storedMessage = ({ messages }: Sitting, { clientMessageId }: AnswerTurn) =>
  messages.find((message) => message.role === "user" && message.clientMessageId === clientMessageId);

/** Whether a turn was taken before, to its end; a message whose reply was never stored is taken again. */
export function isTaken(sitting: Sitting, turn: AnswerTurn): boolean {
  const stored = storedMessage(sitting, turn);
  if (stored) assertSame(turn, stored);
  return hasReply(sitting, turn);
}

const hasReply = ({ messages }: Sitting, { clientMessageId }: Pick<AnswerTurn, "clientMessageId">) =>
  messages.some((message) => message.role === "bot" && message.clientMessageId === clientMessageId);

/** The id of the same message whose reply a crash cut off, for who gives messages no ids; undefined without one. */
export function idCutOff(sitting: Sitting, turn: Omit<AnswerTurn, "clientMessageId">): string | undefined {
  for (const { role, content, metadata, clientMessageId } of sitting.messages) {
    const isSame = role === "user" && content === turn.message && metadata.questionId === turn.questionId;
    if (isSame && clientMessageId !== null && !hasReply(sitting, { clientMessageId })) return clientMessageId;
  }
  return undefined;
}

/** An id stands for one message: with other words, or to another question, it would lose one of the two. */
function assertSame(turn: AnswerTurn, stored: ChatMessage): void {
  if (stored.content === turn.message && stored.metadata.questionId === turn.questionId) return;
  throw new AppError("CONFLICT", "This message was sent before with other words. Please send it again.");
}

/**
 * Reads a message by the rules; what they do not read exactly is for a model, where there is one (design section 6). CONFLICT in a completed
 * attempt and for a question that does not apply, BAD_REQUEST for a foreign one, TOO_MANY_REQUESTS in an endless conversation.
 */
export function readMessage(sitting: Sitting, turn: AnswerTurn): Reading {
  const { attempt, messages } = sitting;
  const { questionId, message } = turn;
  assertAnswerable(attempt, questionId);
  const question = attempt.questions.find(({ id }) => id === questionId);
  if (!question) throw new AppError("BAD_REQUEST", "This assessment has no such question.");
  // One that is taken up after a crash had its room.
  const others = messages.filter((one) => one !== storedMessage(sitting, turn));
  assertRoom(others, attempt.questions.length);
  const judgement = judgeAnswer(question, message);
  const correction = correctionGiven(sitting, turn);
  if (correction === null) return { question, judgement: inContext(sitting, question, turn, judgement) };
  return {
    question,
    judgement: { outcome: "rejected", refusal: { reason: "correction", correction }, isExact: true },
  };
}

/** What the rules make of a message once they know what was said before. */
function inContext(sitting: Sitting, question: AttemptQuestion, turn: AnswerTurn, judgement: Judgement) {
  const { message } = turn;
  return (
    confirmed(sitting, question, turn, judgement) ??
    answerMeant(sitting, question, message, judgement) ??
    changeMeant(sitting, question, message, judgement) ??
    answerAfterAll(sitting, question, message, judgement) ??
    answerAskedFor(sitting, message, judgement) ??
    byList(question, saidAbout(question, sitting), message, judgement) ??
    nothingMore(sitting, question, message, judgement) ??
    judgement
  );
}

const saidAbout = ({ id }: AttemptQuestion, { messages }: Sitting) =>
  messages.filter(({ metadata }) => metadata.questionId === id);

/** What a message comes to by the rules. */
export function decide(
  { attempt, messages }: Sitting,
  { question, judgement }: Reading,
  talk: Talk,
): Decision {
  const isWords = judgement.outcome === "accepted";
  const decision = decideByRules(judgement, question, talk);
  return joinWords(earlierWords(messages, attempt.responses, question.id), decision, isWords, talk);
}

/** What a reply of ours to a message knows of the conversation. */
export function talkIn(
  sitting: Sitting,
  { message, questionId }: Pick<AnswerTurn, "message" | "questionId">,
  house: House,
  assistant: Author,
): Talk {
  const { attempt, messages } = sitting;
  const asked = visible(attempt.questions, attempt.responses);
  const left = asked.filter(({ id }) => attempt.responses[id] === undefined);
  const given = asked.flatMap((question, at): Given[] => {
    const answer = attempt.responses[question.id];
    return answer === undefined ? [] : [{ number: at + 1, question, answer }];
  });
  return {
    house,
    standing: { questionsLeft: left.length, minutesLeft: minutesFor(left), assistant },
    language: attempt.language,
    message,
    heard: heardIn(messages, attempt.language),
    said: messages.filter(({ role }) => role === "bot").map(({ content }) => content),
    refusals: refusalsOf(messages, questionId),
    given,
    offered: offeredIn(sitting, asked),
  };
}

/** How many messages are looked at for the language that somebody writes. */
const LISTENED = 8;

function heardIn(messages: Sitting["messages"], language: string | null): string | null {
  const own = messages.filter(({ role }) => role === "user").slice(-LISTENED);
  return own.reduceRight<string | null>((heard, { content }) => heard ?? languageOf(content, language), null);
}

/** What the newest reply offers, of a question that still applies: a change, or what an answer is read as. */
function offeredIn(sitting: Sitting, asked: readonly AttemptQuestion[]): Talk["offered"] {
  const offer = offerNow(sitting);
  const at = asked.findIndex(({ id }) => id === offer?.questionId);
  const question = asked[at];
  return offer && question ? { number: at + 1, question, answer: offer.answer } : null;
}

/** What a model is asked about a message that the rules leave to it; only who is asking is missing. */
export function turnFor(
  { attempt, messages }: Sitting,
  { message }: AnswerTurn,
  question: AttemptQuestion,
  talk: Talk,
): Omit<Turn, "payer" | "mask"> {
  const { refusals } = talk;
  return {
    attemptId: attempt.id,
    templateTitle: attempt.title,
    question,
    message,
    refusals,
    before: answersBefore(attempt, question),
    house: talk.house,
    standing: talk.standing,
    earlier: earlierWords(messages, attempt.responses, question.id),
    mayAskMore: mayAskMore(question, messages, refusals),
  };
}

/** The answers to the other questions that apply, by the numbers that people see. */
const answersBefore = (
  { questions, responses }: Sitting["attempt"],
  asked: AttemptQuestion,
): EarlierAnswer[] =>
  visible(questions, responses).flatMap((question, index) => {
    const answer = responses[question.id];
    if (question.id === asked.id || !isAnswered(answer)) return [];
    return { number: index + 1, questionText: question.questionText, answer: answerName(question, answer) };
  });
