import type { AnswerTurn, MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, isSkip, SKIP } from "#shared/domain/answer";
import { visible } from "#shared/domain/conditions";
import type { MessageId } from "#shared/domain/ids";
import { askFor } from "../../chat-replies/prompt-for-answer";
import { correctedText, leftText, staleText } from "../../chat-replies/edit-suggestion-text";
import type { Talk } from "../../chat-replies/reply-context";
import { helpingVoice } from "../../chat-replies/phrase-picker";
import { consentIn } from "../../answer-parser/yes-no-reply";
import { judgeAnswer } from "../../answer-parser/parse-answer";
import type { Judgement, Refusal } from "../../answer-parser/parse-result";
import { goneOn, takenBack } from "../../answer-parser/moves/change";
import { AppError } from "../../kernel/errors";
import type { Change } from "../attempts/commit";
import { type AttemptQuestion, assertAnswerable, type Sitting } from "../attempts/sitting";
import { byList } from "./by-list";
import { amended, type Offering, offering } from "./correction";
import { editing } from "./editing";
import { MEANT } from "./rules";

/** What is said to an offer that stands: to change an answer (correction.ts), or of what an answer means (confirmed.ts). */
type Offer = NonNullable<MessageMetadata["offer"]>;

const newestReply = ({ messages }: Sitting) => messages.findLast(({ role }) => role === "bot");

/** What the newest reply offers. */
export const offerNow = (sitting: Sitting): Offer | undefined => newestReply(sitting)?.metadata.offer;

/** What a reply offers while it is the newest. */
export const offerOf = (sitting: Sitting, offeredBy: MessageId | undefined): Offer | undefined =>
  newestReply(sitting)?.id === offeredBy ? offerNow(sitting) : undefined;

/** CONFLICT once that reply is not the newest any more. */
export function assertOfferStands(sitting: Sitting, offeredBy: MessageId): void {
  if (!offerOf(sitting, offeredBy)) throw isOver();
}

/**
 * A yes or no that was typed under an offer is meant for that one: once another reply has come, it is no answer to the
 * question that is asked either. CONFLICT, and who sent it looks again.
 */
export function assertNotLate(sitting: Sitting, { message, offeredBy }: AnswerTurn): void {
  const seen = sitting.messages.find(({ id }) => id === offeredBy);
  if (seen?.metadata.offer && !offerOf(sitting, offeredBy) && consentIn(message) !== null) throw isOver();
}

const isOver = () =>
  new AppError("CONFLICT", "Something else was said meanwhile, so this changed nothing. Please look again.");

/** What a message says to an offer: that it is not wanted; that it will be said what, or what nobody can tell; that it is wanted; or what was left open. */
type Heard = { question: AttemptQuestion } & (
  | { says: "no" }
  | { says: "go on" }
  | { says: "unclear"; refusal: Refusal }
  | { says: "yes" | "what"; answer: AnswerValue }
);

/**
 * What a message says to the offer that its sender saw, if anything: what a button of the question sends that is asked
 * goes there, unless the offered one can be answered so, too.
 */
export function heardIn(
  sitting: Sitting,
  { message, questionId, offeredBy }: AnswerTurn,
  judgement: Judgement,
): Heard | undefined {
  const offer = offerOf(sitting, offeredBy);
  const question = offer && sitting.attempt.questions.find(({ id }) => id === offer.questionId);
  const isProposal = question?.id === questionId && sitting.attempt.responses[questionId] === undefined;
  // What is proposed for the question asked is taken as its answer, see confirmed.ts.
  if (!question || isProposal) return undefined;
  const isOpen = offer.answer === null;
  // "No, all three of them", "and the pubs" of what is offered; an open answer would take "no, leave it", too.
  const isClosed = question.questionType !== "text";
  const told = isOpen ? message : isClosed ? (takenBack(message) ?? goneOn(message)) : null;
  const what = told === null || isSkip(told) ? undefined : readUnder(sitting, question, told);
  const isForIt = isOpen ? what?.isExact || !judgement.isExact : isUnread(judgement);
  if (what && what.outcome !== "rejected" && isForIt)
    return { question, says: "what", answer: what.outcome === "skipped" ? SKIP : what.answer };
  const said = consentIn(message);
  if (said === "no" && !(isOpen && judgement.isExact)) return { question, says: "no" };
  // "Yes" to "what should it be instead?".
  if (said === "yes" && isOpen && !judgement.isExact) return { question, says: "go on" };
  if (said === "yes" && offer.answer !== null) return { question, says: "yes", answer: offer.answer };
  if (!isOpen || what?.outcome !== "rejected" || isAskedAgain(sitting)) return undefined;
  const isTry = isUnread(what) && isUnread(judgement) && !judgement.isExact;
  // A number alone, where it may be one of the options that are asked for.
  const isNumber = what.isExact && what.refusal.reason === "ambiguous";
  return isTry || isNumber ? { question, says: "unclear", refusal: what.refusal } : undefined;
}

/** What a message says to a question that the newest reply asks about, with its options by number or without. */
function readUnder(sitting: Sitting, question: AttemptQuestion, message: string): Judgement {
  const said = judgeAnswer(question, message);
  const reply = newestReply(sitting);
  return byList(question, reply ? [reply] : [], message, said) ?? said;
}

/** Whether a message is no move and chooses nothing: it may be words for an open question, or for none. */
const isUnread = (judgement: Judgement) =>
  judgement.outcome === "rejected"
    ? MEANT.has(judgement.refusal.reason)
    : judgement.outcome === "accepted" && judgement.understoodAs === null;

/** Whether the offer that stands was made twice: nobody is kept from the question that is asked. */
function isAskedAgain({ messages }: Sitting): boolean {
  const replies = messages.filter(({ role, metadata }) => role === "bot" && metadata.kind === "reply");
  const [before, now] = replies.slice(-2).map(({ metadata }) => metadata.offer);
  return now?.answer === null && before?.answer === null && before.questionId === now.questionId;
}

/**
 * What such a message changes, and what is said to it. CONFLICT once the attempt is completed or the question that is
 * asked does not apply any more, as for any message, and once something else was said.
 */
export function consent(sitting: Sitting, turn: AnswerTurn, judgement: Judgement, talk: Talk): Change {
  const { questionId, clientMessageId, message: content } = turn;
  assertAnswerable(sitting.attempt, questionId);
  const heard = heardIn(sitting, turn, judgement);
  if (!heard) throw isOver();
  const own = { kind: "answer" as const, questionId, isValid: false };
  const { response, offer, change = {} } = settled(sitting, heard, talk);
  const reply = { kind: "reply" as const, questionId, isPlain: true, ...(offer ? { offer } : {}) };
  const messages = (change.messages ?? []).filter(({ metadata }) => metadata.kind !== "note");
  return {
    ...change,
    messages: [
      { role: "user" as const, content, metadata: own, clientMessageId },
      { role: "bot" as const, content: response, metadata: reply, clientMessageId },
      ...messages.map((message) => ({ ...message, clientMessageId })),
    ],
  };
}

function settled(sitting: Sitting, heard: Heard, talk: Talk): Offering & { change?: Change } {
  const { question } = heard;
  const { questions, responses } = sitting.attempt;
  const number = visible(questions, responses).indexOf(question) + 1;
  if (heard.says === "no") return { response: leftText(talk) };
  if (number === 0) return { response: staleText(talk) };
  if (heard.says === "go on") return offering(sitting, question, null, talk);
  if (heard.says === "unclear") {
    const { line, list } = askFor(question, heard.refusal, helpingVoice(talk));
    const open = offering(sitting, question, null, talk);
    return { ...open, response: [`${open.response} ${line}`, ...list].join("\n") };
  }
  if (heard.says === "what") {
    // What is offered stands, where more comes to it.
    const before = offerNow(sitting)?.answer ?? sitting.attempt.responses[question.id];
    return offering(sitting, question, amended(question, before, heard.answer, talk.message), talk);
  }
  const change = editing(sitting, question.id, heard.answer);
  return { response: correctedText({ number, question }, heard.answer, talk), change };
}
