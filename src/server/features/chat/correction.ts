import type { AnswerTurn, ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { type AnswerValue, SKIP, storedAnswer } from "#shared/domain/answer";
import { visible } from "#shared/domain/conditions";
import { correctedText, leftText, offerText, staleText } from "../../host/correction";
import type { Talk } from "../../host/talk";
import { consentIn } from "../../judge/consent";
import { judgeAnswer } from "../../judge/judge";
import type { Correction } from "../../judge/judgement";
import { AppError } from "../../kernel/errors";
import type { Change } from "../attempts/commit";
import { type AttemptQuestion, assertAnswerable, type Sitting } from "../attempts/sitting";
import { editing } from "./editing";

/**
 * Changing an earlier answer by words (decision 0081). Nothing changes before it is said which answer becomes what: the
 * reply offers that, and one press, or a yes, makes the change by the editor's own way.
 */
export type Offer = NonNullable<MessageMetadata["offer"]>;

/** What a correction comes to, and the words that ask for it; null where it names no answer that was given. */
export function offerFor(
  { attempt, messages }: Sitting,
  { place, words }: Correction,
  talk: Talk,
): { offer: Offer; response: string } | null {
  const { questions, responses } = attempt;
  const asked = visible(questions, responses);
  const given = asked.filter(({ id }) => responses[id] !== undefined);
  const question = typeof place === "number" ? asked[place - 1] : answeredLast(given, messages, place);
  if (!question || !given.includes(question)) return null;
  const answer = words === null ? null : answerIn(question, asWritten(words, talk.message));
  const corrected = { number: asked.indexOf(question) + 1, question };
  return {
    offer: { questionId: question.id, answer: answer === null ? null : storedAnswer(answer) },
    response: offerText(corrected, answer, talk),
  };
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

/** The rules read small letters; an open answer is stored as it was written. */
function asWritten(words: string, message: string): string {
  const at = message.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? words : message.slice(at, at + words.length);
}

function answerIn(question: AttemptQuestion, words: string): AnswerValue | null {
  const judgement = judgeAnswer(question, words);
  if (judgement.outcome === "skipped") return SKIP;
  return judgement.outcome === "accepted" ? judgement.answer : null;
}

/** What the newest reply offers; a later message of ours ends the offer. */
const offerStanding = ({ messages }: Sitting): Offer | undefined =>
  messages.findLast(({ role }) => role === "bot")?.metadata.offer;

/** Whether a message answers the newest reply's offer with a yes or a no. */
export const answersOffer = (sitting: Sitting, { message }: AnswerTurn): boolean =>
  (offerStanding(sitting)?.answer ?? null) !== null && consentIn(message) !== null;

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
  if (!offer || offer.answer === null) return { response: staleText(talk), change: {} };
  if (consentIn(message) === "no") return { response: leftText(talk), change: {} };
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
