import type { AnswerTurn, ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, answerName, checkAnswer, isSkip } from "#shared/domain/answer";
import { visible } from "#shared/domain/conditions";
import type { MessageId } from "#shared/domain/ids";
import { MATCHERS } from "../../answer-parser/matchers/matchers";
import { parseAnswer } from "../../answer-parser/parse-answer";
import { type Parsed, type ParseResult, stored, unclear } from "../../answer-parser/parse-result";
import { addsToYes, parseYesNo } from "../../answer-parser/yes-no-reply";
import { editOfferText, editResultText } from "../../chat-replies/edit-request-text";
import { numberedLine } from "../../chat-replies/prompt-for-answer";
import type { ReplyContext } from "../../chat-replies/reply-context";
import { AppError } from "../../kernel/errors";
import type { Change } from "../attempts/commit";
import { type AttemptQuestion, assertAnswerable, type Sitting } from "../attempts/sitting";
import { editAnswer } from "./edit-answer";

/** A suggested answer to the current question, or an offered change of an earlier answer; null leaves the value open. */
type Offer = NonNullable<MessageMetadata["offer"]>;

const newestReply = ({ messages }: Sitting): ChatMessage | undefined =>
  messages.findLast(({ role }) => role === "bot");

/** What the buttons below the newest reply suggest. */
export function pendingSuggestion(sitting: Sitting): Pick<MessageMetadata, "offer" | "closest"> {
  const { offer, closest } = newestReply(sitting)?.metadata ?? {};
  return { ...(offer && { offer }), ...(closest && { closest }) };
}

/** The offer of a reply while that is the newest one. */
const offerOf = (sitting: Sitting, offeredBy: MessageId | undefined): Offer | undefined =>
  newestReply(sitting)?.id === offeredBy ? pendingSuggestion(sitting).offer : undefined;

/** CONFLICT once that reply is no longer the newest. */
export function assertOfferStands(sitting: Sitting, offeredBy: MessageId): void {
  if (!offerOf(sitting, offeredBy)) throw isOutdated();
}

/** CONFLICT for a yes or no that was typed below an offer once another reply has come. */
export function assertNotLate(sitting: Sitting, { message, offeredBy }: AnswerTurn): void {
  const seen = sitting.messages.find(({ id }) => id === offeredBy);
  if (seen?.metadata.offer && !offerOf(sitting, offeredBy) && parseYesNo(message) !== null)
    throw isOutdated();
}

const isOutdated = () =>
  new AppError(
    "CONFLICT",
    "The conversation has moved on, so nothing was changed. Please check the newest message.",
  );

const exactly = (parsed: Parsed): ParseResult => ({ ...parsed, isExact: true });

/**
 * A reply that was typed below a suggested answer: a yes stores it, a no asks again, and "yes, and X" adds to a choice of
 * several. Null for any other message. A button sends no `offeredBy`, so the options "Yes" and "No" can still be pressed.
 */
export function replyToSuggestion(
  sitting: Sitting,
  question: AttemptQuestion,
  { message, offeredBy }: AnswerTurn,
  parsed: ParseResult,
): ParseResult | null {
  const offer = offerOf(sitting, offeredBy);
  const isOpen = sitting.attempt.responses[question.id] === undefined;
  if (offer?.questionId !== question.id || offer.answer === null || !isOpen) return null;
  const reply = parseYesNo(message);
  if (reply === "no") return exactly(unclear("ambiguous"));
  if (reply === "yes") return storedOption(question, offer.answer);
  const isMore = question.selection === "several" && parsed.outcome === "stored" && addsToYes(message);
  return isMore ? storedOption(question, [...new Set([offer.answer, parsed.answer].flat())]) : null;
}

const ORDINALS = MATCHERS.filter(({ name }) => name === "ordinal");

/** "The first one" of the options that the newest reply named first. */
export function amongClosest(
  sitting: Sitting,
  question: AttemptQuestion,
  message: string,
  { isExact }: ParseResult,
): ParseResult | null {
  const { closest = [], questionId } = newestReply(sitting)?.metadata ?? {};
  const isNarrow = question.questionType === "multiple_choice" && closest.length > 1;
  if (isExact || !isNarrow || questionId !== question.id) return null;
  const parsed = parseAnswer({ ...question, options: closest }, message, ORDINALS);
  return parsed.outcome === "stored" && !isSkip(parsed.answer) ? parsed : null;
}

/** The new value of an earlier answer, typed below the button that opens its editor. */
export function typedValue(
  sitting: Sitting,
  { message, questionId, offeredBy }: AnswerTurn,
  parsed: ParseResult,
): ParseResult | null {
  const { questions, responses } = sitting.attempt;
  const offer = offerOf(sitting, offeredBy);
  const asked = visible(questions, responses);
  const at = asked.findIndex(({ id }) => id === offer?.questionId);
  const question = asked[at];
  if (offer?.answer !== null || !question || question.id === questionId) return null;
  if (parsed.outcome === "intent" || parsed.isExact || parseYesNo(message) !== null) return null;
  if (question.questionType !== "text" && parseAnswer(question, message).outcome !== "stored") return null;
  return exactly({ outcome: "intent", intent: { kind: "edit-request", question: at + 1, value: message } });
}

function storedOption(question: AttemptQuestion, value: AnswerValue): ParseResult | null {
  const check = checkAnswer(question, value);
  return check.ok ? exactly(stored(check.answer, answerName(question, check.answer))) : null;
}

/** A number that the parser cannot read means the option that the newest reply listed under it. */
export function numberedOption(
  sitting: Sitting,
  question: AttemptQuestion,
  message: string,
  { outcome }: ParseResult,
): ParseResult | null {
  const index = Number(/^\s*#?(\d{1,2})[.)]?\s*$/.exec(message)?.[1]) - 1;
  const option = question.questionType === "multiple_choice" ? question.options?.[index] : undefined;
  if (outcome !== "unclear" || option === undefined) return null;
  const lines = newestReply(sitting)?.content.split("\n") ?? [];
  return lines.includes(numberedLine(option, index)) ? storedOption(question, [option]) : null;
}

/** A yes or no to an offered change. */
interface EditReply {
  readonly question: AttemptQuestion;
  readonly answer: AnswerValue | null;
  readonly reply: "yes" | "no";
}

/** What a message says to the offered change of an earlier answer; undefined when it is about something else. */
export function replyToEditOffer(
  sitting: Sitting,
  { message, questionId, offeredBy }: AnswerTurn,
  { isExact }: ParseResult,
): EditReply | undefined {
  const offer = offerOf(sitting, offeredBy);
  const { questions, responses } = sitting.attempt;
  const question = questions.find(({ id }) => id === offer?.questionId);
  const isSuggestion = question?.id === questionId && responses[questionId] === undefined;
  if (!offer || !question || isSuggestion || (offer.answer === null && isExact)) return undefined;
  const reply = parseYesNo(message);
  return reply === null ? undefined : { question, answer: offer.answer, reply };
}

/**
 * Makes or declines an offered change. CONFLICT when the attempt is completed, the current question no longer applies, or
 * another reply has come.
 */
export function settleEditOffer(
  sitting: Sitting,
  turn: AnswerTurn,
  parsed: ParseResult,
  context: ReplyContext,
): Change {
  const { questionId, clientMessageId, message: content } = turn;
  assertAnswerable(sitting.attempt, questionId);
  const said = replyToEditOffer(sitting, turn, parsed);
  if (!said) throw isOutdated();
  const { change = {}, response, ...more } = editReplyResult(sitting, said, context);
  const metadata = { kind: "reply" as const, questionId, isPlain: true, ...more };
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
  sitting: Sitting,
  { question, answer, reply }: EditReply,
  context: ReplyContext,
): { response: string; change?: Change; offer?: Offer } {
  const { questions, responses } = sitting.attempt;
  const number = visible(questions, responses).indexOf(question) + 1;
  const target = { number, question };
  if (reply === "no") return { response: editResultText("declined", target, null, context) };
  if (number === 0) return { response: editResultText("gone", target, null, context) };
  if (answer === null)
    return { response: editOfferText(target, null, context), offer: { questionId: question.id, answer } };
  return {
    response: editResultText("done", target, answer, context),
    change: editAnswer(sitting, question.id, answer),
  };
}
