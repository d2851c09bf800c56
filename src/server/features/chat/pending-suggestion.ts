import type { AnswerTurn, ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, answerName, checkAnswer, isSkip } from "#shared/domain/answer";
import type { MessageId } from "#shared/domain/ids";
import { visible } from "#shared/domain/questions/conditions";
import { MATCHERS } from "../../answer-parser/matchers/matchers";
import { parseAnswer } from "../../answer-parser/parse-answer";
import { type Parsed, type ParseResult, stored, unclear } from "../../answer-parser/parse-result";
import { addsToYes, parseYesNo } from "../../answer-parser/yes-no-reply";
import { editOfferText, editResultText } from "../../chat-replies/edit-request-text";
import { numberedLine } from "../../chat-replies/prompt-for-answer";
import type { ReplyContext } from "../../chat-replies/reply-context";
import { AppError } from "../../lib/errors";
import { type AttemptSnapshot, assertAnswerable, type SnapshotQuestion } from "../attempts/attempt-snapshot";
import type { AttemptChange } from "../attempts/attempt-writer";
import { editAnswer } from "./edit-answer";

/** A suggested answer to the current question, or an offered change of an earlier one; null opens the editor. */
type Offer = NonNullable<MessageMetadata["offer"]>;

const newestReply = ({ messages }: AttemptSnapshot): ChatMessage | undefined =>
  messages.findLast(({ role }) => role === "bot");

/** The suggestions shown as buttons below the newest reply. */
export function pendingSuggestion(
  snapshot: AttemptSnapshot,
): Pick<MessageMetadata, "offer" | "readings" | "closest"> {
  const { offer, readings, closest } = newestReply(snapshot)?.metadata ?? {};
  return { ...(offer && { offer }), ...(readings && { readings }), ...(closest && { closest }) };
}

/** The offer of this reply, if it is the newest one. */
const offerOf = (snapshot: AttemptSnapshot, offeredBy: MessageId | undefined): Offer | undefined =>
  newestReply(snapshot)?.id === offeredBy ? pendingSuggestion(snapshot).offer : undefined;

/** CONFLICT if the reply is no longer the newest. */
export function assertSuggestionPending(snapshot: AttemptSnapshot, offeredBy: MessageId): void {
  if (!offerOf(snapshot, offeredBy)) throw outdatedError();
}

/** CONFLICT for a yes or no typed below an offer if there is a newer reply. */
export function assertNotLate(snapshot: AttemptSnapshot, { message, offeredBy }: AnswerTurn): void {
  const repliedTo = snapshot.messages.find(({ id }) => id === offeredBy);
  if (repliedTo?.metadata.offer && !offerOf(snapshot, offeredBy) && parseYesNo(message) !== null)
    throw outdatedError();
}

const outdatedError = () =>
  new AppError(
    "CONFLICT",
    "The conversation has moved on, so nothing was changed. Please check the latest message.",
  );

const asExact = (parsed: Parsed): ParseResult => ({ ...parsed, isExact: true });

/**
 * A reply below a suggested answer: a yes stores it, a no asks again, "yes, and X" adds to a choice of several; else
 * null. Buttons send no `offeredBy`, so options named "Yes" and "No" can still be pressed.
 */
export function replyToSuggestion(
  snapshot: AttemptSnapshot,
  question: SnapshotQuestion,
  { message, offeredBy }: AnswerTurn,
  parsed: ParseResult,
): ParseResult | null {
  const offer = offerOf(snapshot, offeredBy);
  const isOpen = snapshot.attempt.responses[question.id] === undefined;
  if (offer?.questionId !== question.id || offer.answer === null || !isOpen) return null;
  const reply = parseYesNo(message);
  if (reply === "no") return asExact(unclear("ambiguous"));
  if (reply === "yes") return storedOption(question, offer.answer);
  const isAddition = question.selection === "several" && parsed.outcome === "stored" && addsToYes(message);
  return isAddition ? storedOption(question, [...new Set([offer.answer, parsed.answer].flat())]) : null;
}

/** The text of an offered open answer, as the button that saves it sends it again. */
export function repeatedWords(
  snapshot: AttemptSnapshot,
  question: SnapshotQuestion,
  { message }: AnswerTurn,
): ParseResult | null {
  const { offer } = pendingSuggestion(snapshot);
  const isOpen = snapshot.attempt.responses[question.id] === undefined;
  if (question.questionType !== "text" || offer?.questionId !== question.id || !isOpen) return null;
  if (typeof offer.answer !== "string" || offer.answer.trim() !== message.trim()) return null;
  const check = checkAnswer(question, message);
  return check.ok ? asExact(stored(check.answer)) : null;
}

const ORDINALS = MATCHERS.filter(({ name }) => name === "ordinal");

/** "The first one" of the options in the newest reply. Exact if that reply asked which of two readings was meant. */
export function amongClosest(
  snapshot: AttemptSnapshot,
  question: SnapshotQuestion,
  message: string,
  { isExact }: ParseResult,
): ParseResult | null {
  const { closest = [], readings, questionId } = newestReply(snapshot)?.metadata ?? {};
  const isNarrow = question.questionType === "multiple_choice" && closest.length > 1;
  if (isExact || !isNarrow || questionId !== question.id) return null;
  const parsed = parseAnswer({ ...question, options: closest }, message, ORDINALS);
  if (parsed.outcome !== "stored" || isSkip(parsed.answer)) return null;
  return readings && question.selection !== "several" ? asExact(parsed) : parsed;
}

/** A new value for an earlier answer, typed instead of pressing the button that opens its editor. */
export function typedValue(
  snapshot: AttemptSnapshot,
  { message, questionId, offeredBy }: AnswerTurn,
  parsed: ParseResult,
): ParseResult | null {
  const { questions, responses } = snapshot.attempt;
  const offer = offerOf(snapshot, offeredBy);
  const visibleQuestions = visible(questions, responses);
  const index = visibleQuestions.findIndex(({ id }) => id === offer?.questionId);
  const question = visibleQuestions[index];
  if (offer?.answer !== null || !question || question.id === questionId) return null;
  if (parsed.outcome === "intent" || parsed.isExact || parseYesNo(message) !== null) return null;
  if (question.questionType !== "text" && parseAnswer(question, message).outcome !== "stored") return null;
  return asExact({
    outcome: "intent",
    intent: { kind: "edit-request", question: index + 1, value: message },
  });
}

function storedOption(question: SnapshotQuestion, value: AnswerValue): ParseResult | null {
  const check = checkAnswer(question, value);
  return check.ok ? asExact(stored(check.answer, answerName(question, check.answer))) : null;
}

/** A number the parser can't read selects the option that the newest reply listed under it. */
export function numberedOption(
  snapshot: AttemptSnapshot,
  question: SnapshotQuestion,
  message: string,
  { outcome }: ParseResult,
): ParseResult | null {
  const index = Number(/^\s*#?(\d{1,2})[.)]?\s*$/.exec(message)?.[1]) - 1;
  const option = question.questionType === "multiple_choice" ? question.options?.[index] : undefined;
  if (outcome !== "unclear" || option === undefined) return null;
  const lines = newestReply(snapshot)?.content.split("\n") ?? [];
  return lines.includes(numberedLine(option, index)) ? storedOption(question, [option]) : null;
}

interface EditReply {
  readonly question: SnapshotQuestion;
  readonly answer: AnswerValue | null;
  readonly reply: "yes" | "no";
}

/** Parses the reply to an offered change of an earlier answer; undefined if the message is about something else. */
export function replyToEditOffer(
  snapshot: AttemptSnapshot,
  { message, questionId, offeredBy }: AnswerTurn,
  { isExact }: ParseResult,
): EditReply | undefined {
  const offer = offerOf(snapshot, offeredBy);
  const { questions, responses } = snapshot.attempt;
  const question = questions.find(({ id }) => id === offer?.questionId);
  const isSuggestion = question?.id === questionId && responses[questionId] === undefined;
  if (!offer || !question || isSuggestion || (offer.answer === null && isExact)) return undefined;
  const reply = parseYesNo(message);
  return reply === null ? undefined : { question, answer: offer.answer, reply };
}

/** CONFLICT if the attempt is completed, the question no longer applies, or there is a newer reply. */
export function resolveEditOffer(
  snapshot: AttemptSnapshot,
  turn: AnswerTurn,
  parsed: ParseResult,
  context: ReplyContext,
): AttemptChange {
  const { questionId, clientMessageId, message: content } = turn;
  assertAnswerable(snapshot.attempt, questionId);
  const editReply = replyToEditOffer(snapshot, turn, parsed);
  if (!editReply) throw outdatedError();
  const { change = {}, response, ...rest } = editReplyResult(snapshot, editReply, context);
  const metadata = { kind: "reply" as const, questionId, isPlain: true, ...rest };
  const messages = (change.messages ?? []).filter(({ metadata: { kind } }) => kind !== "note");
  return {
    ...change,
    messages: [
      {
        role: "user" as const,
        content,
        metadata: { kind: "answer" as const, questionId, isValid: false },
        clientMessageId,
      },
      { role: "bot" as const, content: response, metadata, clientMessageId },
      ...messages.map((message) => ({ ...message, clientMessageId })),
    ],
  };
}

function editReplyResult(
  snapshot: AttemptSnapshot,
  { question, answer, reply }: EditReply,
  context: ReplyContext,
): { response: string; change?: AttemptChange; offer?: Offer } {
  const { questions, responses } = snapshot.attempt;
  const number = visible(questions, responses).indexOf(question) + 1;
  const target = { number, question };
  if (reply === "no") return { response: editResultText("declined", target, null, context) };
  if (number === 0) return { response: editResultText("gone", target, null, context) };
  if (answer === null)
    return { response: editOfferText(target, null, context), offer: { questionId: question.id, answer } };
  return {
    response: editResultText("done", target, answer, context),
    change: editAnswer(snapshot, question.id, answer),
  };
}
