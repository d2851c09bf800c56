import { type AnswerValue, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { say } from "../kernel/phrase";
import { shortened } from "../kernel/shortened";
import { DIRECTION_MARKS } from "./own-words";
import type { Phrases } from "./phrases/phrases";
import { answerSaid } from "./reply";
import type { Talk } from "./talk";
import { helpingVoice } from "./voice";

/** An earlier answer that somebody wants to change. */
export interface Corrected {
  /** Of the question among those that apply, from 1. */
  readonly number: number;
  readonly question: AnswerableQuestion;
}

/** Asks whether an earlier answer is to be changed to this; null: to what. */
export function offerText({ number, question }: Corrected, answer: AnswerValue | null, talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  const name = { number, question: shortened(question.questionText, SHORT) };
  if (answer === null) return vary(phrases.correction.open, name);
  return vary(phrases.correction.offer, {
    ...name,
    answer: named(question, answer, phrases),
  });
}

/** Asks which answer is meant. */
export function whichText(talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  return vary(phrases.correction.which);
}

/** What came of the offer: it was taken, left, or can be taken no more. */
export function correctedText({ number, question }: Corrected, answer: AnswerValue, talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  const name = { number, question: shortened(question.questionText, SHORT) };
  const done = say(phrases.correction.done, {
    ...name,
    answer: named(question, answer, phrases),
  });
  return `${done} ${vary(phrases.asks.back)}`;
}

/** There is no answer that could be changed; null: to no question. */
export function nothingYetText(number: number | null, talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  const { notYet, noneYet } = phrases.correction;
  return `${number === null ? noneYet : vary(notYet, { number })} ${vary(phrases.asks.back)}`;
}

export function leftText(talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  return `${vary(phrases.correction.leave)} ${vary(phrases.asks.back)}`;
}

export function staleText(talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  return vary(phrases.correction.stale);
}

function named(question: AnswerableQuestion, answer: AnswerValue, phrases: Phrases): string {
  if (isSkip(answer)) return phrases.skipped;
  return shortened(answerSaid(question, answer, phrases).replace(DIRECTION_MARKS, ""), LONG);
}

/** So much of a question tells which it is. */
const SHORT = 60;
/** So much of an answer tells what it is. */
const LONG = 200;
