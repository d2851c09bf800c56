import { type AnswerValue, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { say } from "../kernel/phrase";
import { shortened } from "../kernel/shortened";
import { likelyText } from "./confirm-text";
import { DIRECTION_MARKS } from "./quote-answer";
import type { Phrases } from "./phrases/phrases";
import { answerSaid } from "./acknowledgement";
import type { Talk } from "./reply-context";
import { helpingVoice } from "./phrase-picker";

/** An earlier answer that somebody wants to change. */
export interface Corrected {
  /** Of the question among those that apply, from 1. */
  readonly number: number;
  readonly question: AnswerableQuestion;
}

/** Asks whether an earlier answer is to be changed to this; null: to what. */
export function offerText(corrected: Corrected, answer: AnswerValue | null, talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  if (answer === null) return vary(phrases.correction.open, nameOf(corrected));
  return vary(phrases.correction.offer, namesOf(corrected, answer, phrases));
}

/** It is what it was to become already. */
export function alreadyText(corrected: Corrected, answer: AnswerValue, talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  return `${say(phrases.correction.already, namesOf(corrected, answer, phrases))} ${vary(phrases.asks.back)}`;
}

/** Leads back to where the conversation was: to the change that was offered, else to the question. */
export function goOnText(talk: Talk): string {
  const voice = helpingVoice(talk);
  const { offered, given } = talk;
  if (!offered) return voice.vary(voice.phrases.asks.back);
  const isGiven = given.some(({ number }) => number === offered.number);
  if (offered.answer !== null && !isGiven) return likelyText(offered.question, offered.answer, voice);
  return offerText(offered, offered.answer, talk);
}

/** Asks which answer is meant. */
export function whichText(talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  return vary(phrases.correction.which);
}

/** The offer was taken: the answer is changed. */
export function correctedText(corrected: Corrected, answer: AnswerValue, talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  const done = say(phrases.correction.done, namesOf(corrected, answer, phrases));
  return `${done} ${vary(phrases.asks.back)}`;
}

/** There is no answer that could be changed; null: to no question. */
export function nothingYetText(number: number | null, talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  const { notYet, noneYet } = phrases.correction;
  return `${number === null ? noneYet : vary(notYet, { number })} ${vary(phrases.asks.back)}`;
}

/** The offer was turned down: the answer stays. */
export function leftText(talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  return `${vary(phrases.correction.leave)} ${vary(phrases.asks.back)}`;
}

/** The question of the offer applies no more. */
export function staleText(talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  return vary(phrases.correction.stale);
}

const nameOf = ({ number, question }: Corrected) => ({
  number,
  question: shortened(question.questionText, SHORT),
});

/** A question and an answer to it, short enough to be named in a sentence. */
export const namesOf = (corrected: Corrected, answer: AnswerValue, phrases: Phrases) => ({
  ...nameOf(corrected),
  answer: said(corrected, answer, phrases),
});

function said({ question }: Corrected, answer: AnswerValue, phrases: Phrases): string {
  if (isSkip(answer)) return phrases.skipped;
  const words = shortened(answerSaid(question, answer, phrases).replace(DIRECTION_MARKS, ""), LONG);
  return question.questionType === "text" ? say(phrases.quoted, { words }) : words;
}

/** So much of a question tells which it is. */
const SHORT = 60;
/** So much of an answer tells what it is. */
const LONG = 200;
