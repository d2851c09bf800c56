import type { AnswerTurn, ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, checkAnswer, isAnswered, isSkip, SKIP, storedAnswer } from "#shared/domain/answer";
import { visible } from "#shared/domain/conditions";
import type { MessageId } from "#shared/domain/ids";
import { askFor } from "../../host/ask";
import {
  alreadyText,
  correctedText,
  leftText,
  nothingYetText,
  offerText,
  staleText,
  whichText,
} from "../../host/correction";
import type { Talk } from "../../host/talk";
import { helpingVoice } from "../../host/voice";
import { answerNamed, consentIn, namesQuestion } from "../../judge/consent";
import { judgeAnswer } from "../../judge/judge";
import type { Correction, Judgement, Place, Refusal } from "../../judge/judgement";
import { addsTo, waysIn } from "../../judge/moves/change";
import { AppError } from "../../kernel/errors";
import type { Change } from "../attempts/commit";
import { isSameAnswer } from "../attempts/rules";
import { type AttemptQuestion, assertAnswerable, type Sitting } from "../attempts/sitting";
import { editing } from "./editing";
import { asWritten, namedIn } from "./named";
import { MEANT } from "./rules";

/**
 * Changing an earlier answer by words (decision 0081). Nothing changes before it is said which answer becomes what: the
 * reply offers that, and one press, or a yes, makes the change by the editor's own way.
 */
type Offer = NonNullable<MessageMetadata["offer"]>;

/** What is said to who corrects an answer; without an offer where they named none that was given. */
interface Offering {
  response: string;
  offer?: Offer;
  /** Set where the reply asks which answer is meant. */
  asksWhich?: true;
}

/** What a correction comes to, whatever a model says of it. */
export function offerFor(sitting: Sitting, { place, words }: Correction, talk: Talk): Offering {
  const { responses } = sitting.attempt;
  const { asked, given } = answersIn(sitting);
  const written = words === null ? null : asWritten(words, talk.message);
  const told = written === null ? talk.message : talk.message.replace(written, " ");
  const takers = words === null ? takersOf(sitting, given, talk.message) : [];
  const question = questionAt(sitting, place, told) ?? (takers.length === 1 ? takers[0] : undefined);
  if (given.length === 0) return { response: nothingYetText(null, talk) };
  if (!question) return { response: whichText(talk), asksWhich: true };
  if (!given.includes(question)) return { response: nothingYetText(asked.indexOf(question) + 1, talk) };
  const [, said] = valueIn(question, responses[question.id], { place, words: written }, talk.message);
  const answer = said && answerOf(said);
  return offering(sitting, question, withMore(question, responses[question.id], answer, talk.message), talk);
}

/** The questions that apply, and those of them that were answered or left out. */
export function answersIn({ attempt: { questions, responses } }: Sitting) {
  const asked = visible(questions, responses);
  return { asked, given: givenIn(asked, responses) };
}

/** The question that a place or, without one, words of a message name: one with an answer before one without. */
export function questionAt(sitting: Sitting, place: Place, told: string): AttemptQuestion | undefined {
  const { asked, given } = answersIn(sitting);
  if (place === "previous") return answeredLast(given, sitting.messages);
  return place === null ? (namedIn(given, told) ?? namedIn(asked, told)) : asked[place - 1];
}

/** "Wait, there are 11 of us now": the newest closed questions that this would answer otherwise; of more than one, two. */
export function takersOf({ attempt }: Sitting, given: readonly AttemptQuestion[], message: string) {
  const takers: AttemptQuestion[] = [];
  for (const question of given.slice(-NEWEST)) {
    const before = attempt.responses[question.id];
    const [, said] = valueIn(question, before, { place: null, words: null }, message);
    if (said?.outcome === "accepted" && !isSameAnswer(said.answer, before)) takers.push(question);
    if (takers.length > 1) break;
  }
  return takers;
}

/** Nobody means an answer so long ago without naming it. */
const NEWEST = 12;

/**
 * What an answer is to become: the words that say so, else what else a message tells that a closed question takes, and
 * that is not its answer yet; with what that comes to, and the very first where none will do.
 */
export function valueIn(
  question: AttemptQuestion,
  before: AnswerValue | undefined,
  { place, words }: Correction,
  message: string,
): readonly [string | null, Judgement | null] {
  const isNumberOnly = answerNamed(message)?.words === null;
  const isClosed = question.questionType !== "text" && !isNumberOnly;
  const own = words === null ? [] : [words];
  const told = [...clausesOf(words ?? ""), ...waysIn(message, place), ...(place === null ? [message] : [])];
  let asBefore: readonly [string, Judgement] | undefined;
  for (const way of new Set([...own, ...(isClosed ? told : [])])) {
    const said = judgeAnswer(question, way);
    if (said.outcome === "accepted" && !isSameAnswer(said.answer, before)) return [way, said];
    if (way === words && answerOf(said) !== null) asBefore = [way, said];
  }
  return asBefore ?? [words, null];
}

/** "No-shows are often" and what stands behind it, of "no-shows are often, I was thinking of last year". */
const clausesOf = (words: string): string[] => words.split(/[,;.]+/).filter((clause) => clause.trim() !== "");

/** Asks whether it should be that; or what, where that is not known. What is stored already is only said. */
function offering({ attempt }: Sitting, question: AttemptQuestion, named: AnswerValue | null, talk: Talk) {
  const { questions, responses } = attempt;
  const isNew = named !== null && !isSameAnswer(named, responses[question.id]);
  const answer = isNew ? storedAnswer(named) : null;
  const number = visible(questions, responses).indexOf(question) + 1;
  if (named !== null && !isNew) return { response: alreadyText({ number, question }, named, talk) };
  return {
    offer: { questionId: question.id, answer },
    response: offerText({ number, question }, answer, talk),
  };
}

/** The questions that were answered or left out, of those that apply. */
export const givenIn = (asked: readonly AttemptQuestion[], responses: Sitting["attempt"]["responses"]) =>
  asked.filter(({ id }) => responses[id] !== undefined);

/** The question that was answered last, in whichever order. */
export function answeredLast(given: readonly AttemptQuestion[], messages: readonly ChatMessage[]) {
  const last = messages.findLast(({ role, metadata }) => role === "user" && metadata.isValid === true);
  return given.find(({ id }) => id === last?.metadata.questionId) ?? given.at(-1);
}

/** "Also farmers" leaves what was chosen of several; what stands alone has nothing beside it. */
function withMore(
  question: AttemptQuestion,
  before: AnswerValue | undefined,
  named: AnswerValue | null,
  message: string,
): AnswerValue | null {
  const isMore = question.selection === "several" && addsTo(message) && isAnswered(before);
  if (named === null || isSkip(named) || !isMore) return named;
  const check = checkAnswer(question, [...new Set([before, named].flat())]);
  return check.ok ? check.answer : named;
}

const answerOf = (said: Judgement): AnswerValue | null =>
  said.outcome === "skipped" ? SKIP : said.outcome === "accepted" ? said.answer : null;

const newestReply = ({ messages }: Sitting) => messages.findLast(({ role }) => role === "bot");

/** What the newest reply offers. */
export const offerNow = (sitting: Sitting): Offer | undefined => newestReply(sitting)?.metadata.offer;

/** What a reply offers while it is the newest. */
export const offerOf = (sitting: Sitting, offeredBy: MessageId | undefined): Offer | undefined =>
  newestReply(sitting)?.id === offeredBy ? offerNow(sitting) : undefined;

/** CONFLICT once that reply is not the newest any more. */
export function assertOffered(sitting: Sitting, offeredBy: MessageId): void {
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
  const what = isOpen && !isSkip(message) ? judgeAnswer(question, message) : undefined;
  if (what && what.outcome !== "rejected" && (what.isExact || !judgement.isExact))
    return { question, says: "what", answer: what.outcome === "skipped" ? SKIP : what.answer };
  const said = consentIn(message);
  if (said === "no" && !(isOpen && judgement.isExact)) return { question, says: "no" };
  // "Yes" to "what should it be instead?".
  if (said === "yes" && isOpen && !judgement.isExact) return { question, says: "go on" };
  if (said === "yes" && offer.answer !== null) return { question, says: "yes", answer: offer.answer };
  const isTry = what?.outcome === "rejected" && isUnread(what) && isUnread(judgement) && !judgement.isExact;
  return isTry && !isAskedAgain(sitting) ? { question, says: "unclear", refusal: what.refusal } : undefined;
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
 * Which answer a message names right after we asked which one is to be changed, or offered to change another: "no, question
 * 4"; null where it says something else.
 */
export function correctionGiven(
  { attempt: { questions, responses }, messages }: Sitting,
  { message }: AnswerTurn,
): Correction | null {
  const { asksWhich, offer } = messages.findLast(({ role }) => role === "bot")?.metadata ?? {};
  const named = asksWhich || (offer && namesQuestion(message)) ? answerNamed(message) : null;
  const question =
    typeof named?.place === "number" ? visible(questions, responses)[named.place - 1] : undefined;
  return question && responses[question.id] !== undefined ? named : null;
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
    const before = sitting.attempt.responses[question.id];
    return offering(sitting, question, withMore(question, before, heard.answer, talk.message), talk);
  }
  const change = editing(sitting, question.id, heard.answer);
  return { response: correctedText({ number, question }, heard.answer, talk), change };
}
