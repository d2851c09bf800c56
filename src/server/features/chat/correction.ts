import type { AnswerTurn, ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, isSkip, SKIP, storedAnswer } from "#shared/domain/answer";
import { visible } from "#shared/domain/conditions";
import { correctedText, leftText, nothingYetText, offerText, staleText } from "../../host/correction";
import type { Talk } from "../../host/talk";
import { answerNamed } from "../../judge/answer-named";
import { consentIn } from "../../judge/consent";
import { judgeAnswer } from "../../judge/judge";
import type { Correction, Judgement } from "../../judge/judgement";
import { fold } from "../../judge/normalise";
import { AppError } from "../../kernel/errors";
import type { Change } from "../attempts/commit";
import { type AttemptQuestion, assertAnswerable, type Sitting } from "../attempts/sitting";
import { editing } from "./editing";

/**
 * Changing an earlier answer by words (decision 0081). Nothing changes before it is said which answer becomes what: the
 * reply offers that, and one press, or a yes, makes the change by the editor's own way.
 */
export type Offer = NonNullable<MessageMetadata["offer"]>;

/**
 * What a correction comes to, and the words that ask for it. Without an offer there is no answer to change yet; null
 * where it is not said which is meant.
 */
export function offerFor(
  { attempt, messages }: Sitting,
  { place, words }: Correction,
  talk: Talk,
): { offer?: Offer; response: string } | null {
  const { questions, responses } = attempt;
  const asked = visible(questions, responses);
  const given = asked.filter(({ id }) => responses[id] !== undefined);
  const question = typeof place === "number" ? asked[place - 1] : answeredLast(given, messages, place);
  if (given.length === 0) return { response: nothingYetText(null, talk) };
  if (!question) return null;
  if (!given.includes(question)) return { response: nothingYetText(asked.indexOf(question) + 1, talk) };
  const answer = words === null ? null : answerIn(question, asWritten(words, talk.message));
  const corrected = { number: asked.indexOf(question) + 1, question };
  return {
    offer: { questionId: question.id, answer: answer === null ? null : storedAnswer(answer) },
    response: offerText(corrected, answer, talk),
  };
}

/** "Question 2 should be no" while question 2 is asked answers it; null where a message says something else. */
export function answerMeant(
  { attempt: { questions, responses } }: Sitting,
  question: AttemptQuestion,
  message: string,
  judgement: Judgement,
): Judgement | null {
  if (judgement.outcome !== "rejected" || judgement.refusal.reason !== "correction") return null;
  const { place, words } = judgement.refusal.correction;
  const isThis = typeof place === "number" && visible(questions, responses)[place - 1]?.id === question.id;
  if (!isThis || words === null || responses[question.id] !== undefined) return null;
  const said = judgeAnswer(question, asWritten(words, message));
  return said.outcome === "rejected" ? null : { ...said, isExact: false };
}

/** The question that was answered last, in whichever order; undefined where another one is meant. */
function answeredLast(
  given: readonly AttemptQuestion[],
  messages: readonly ChatMessage[],
  place: "previous" | null,
): AttemptQuestion | undefined {
  if (place === null) return undefined;
  const last = messages.findLast(({ role, metadata }) => role === "user" && metadata.isValid === true);
  return given.find(({ id }) => id === last?.metadata.questionId) ?? given.at(-1);
}

/** The rules read small letters without accents and marks; an open answer is stored as it was written. */
function asWritten(words: string, message: string): string {
  const read = [...message.matchAll(/[\p{L}\p{N}]\p{M}*/gu)].flatMap(({ 0: written, index }) =>
    asRead(written)
      .split("")
      .map((letter) => ({ letter, from: index, to: index + written.length })),
  );
  const sought = asRead(words);
  const at = read
    .map(({ letter }) => letter)
    .join("")
    .lastIndexOf(sought);
  const [first, last] = [read[at], read[at + sought.length - 1]];
  return sought === "" || !first || !last ? words : message.slice(first.from, last.to);
}

const asRead = (text: string): string =>
  fold(text)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");

function answerIn(question: AttemptQuestion, words: string): AnswerValue | null {
  const judgement = judgeAnswer(question, words);
  if (judgement.outcome === "skipped") return SKIP;
  return judgement.outcome === "accepted" ? judgement.answer : null;
}

const newestReply = ({ messages }: Sitting): MessageMetadata =>
  messages.findLast(({ role }) => role === "bot")?.metadata ?? { kind: "reply" };

/** What the newest reply offers; a later message of ours ends the offer. */
const offerStanding = (sitting: Sitting): Offer | undefined => newestReply(sitting).offer;

/** Whether a message answers the newest reply's offer with a yes or a no; one that asks what to put, with a no. */
export function answersOffer(sitting: Sitting, { message }: AnswerTurn, { isExact }: Judgement): boolean {
  const offer = offerStanding(sitting);
  const said = offer && consentIn(message);
  if (!offer || !said) return false;
  return offer.answer !== null || (said === "no" && !isExact);
}

/**
 * What a message says that comes right after we asked which answer is to be changed, or to what; null where it goes on
 * with the question that is asked: whatever a button of that one sends does, unless the other can be answered so, too.
 */
export function correctionGiven(
  sitting: Sitting,
  { message }: AnswerTurn,
  judgement: Judgement,
): Correction | null {
  const { attempt } = sitting;
  const asked = visible(attempt.questions, attempt.responses);
  const { asksWhich, offer } = newestReply(sitting);
  if (asksWhich) {
    const named = answerNamed(message);
    const question = typeof named?.place === "number" ? asked[named.place - 1] : undefined;
    return question && attempt.responses[question.id] !== undefined ? named : null;
  }
  const question = asked.find(({ id }) => id === offer?.questionId);
  if (!question || offer?.answer !== null || isSkip(message)) return null;
  const said = judgeAnswer(question, message);
  if (said.outcome === "rejected" || (judgement.isExact && !said.isExact)) return null;
  return { place: asked.indexOf(question) + 1, words: message };
}

/**
 * What a yes or a no to the standing offer changes, and what is said to it. CONFLICT once the attempt is completed or
 * the question that is asked does not apply any more, as for any message.
 */
export function consent(sitting: Sitting, turn: AnswerTurn, talk: Talk): Change {
  const { questionId, clientMessageId, message: content } = turn;
  assertAnswerable(sitting.attempt, questionId);
  const own = { kind: "answer" as const, questionId, isValid: false };
  const { response, change } = settled(sitting, turn, talk);
  const reply = { kind: "reply" as const, questionId, isPlain: true };
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

function settled(
  sitting: Sitting,
  { message }: AnswerTurn,
  talk: Talk,
): { response: string; change: Change } {
  const offer = offerStanding(sitting);
  if (offer && consentIn(message) === "no") return { response: leftText(talk), change: {} };
  if (!offer || offer.answer === null) return { response: staleText(talk), change: {} };
  try {
    const change = editing(sitting, offer.questionId, offer.answer);
    const { questions, responses } = sitting.attempt;
    const asked = visible(questions, responses);
    const question = asked.find(({ id }) => id === offer.questionId);
    if (!question) return { response: staleText(talk), change: {} };
    const corrected = { number: asked.indexOf(question) + 1, question };
    return { response: correctedText(corrected, offer.answer, talk), change };
  } catch (error) {
    if (error instanceof AppError && error.code === "CONFLICT")
      return { response: staleText(talk), change: {} };
    throw error;
  }
}
