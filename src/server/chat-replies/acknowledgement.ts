import { type AnswerValue, answerName, answerText, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { say } from "../kernel/phrase";
import { ownWords } from "./quote-answer";
import type { Phrases } from "./phrases/phrases";
import type { Talk } from "./reply-context";
import { helpingVoice, ownVoice, type Voice } from "./phrase-picker";

/** The reply to an answer that was taken without a word from a model: what was understood, or the person's own words. */
export function acknowledgement(question: AnswerableQuestion, answer: AnswerValue, talk: Talk): string {
  const voice = ownVoice(talk);
  const { taken } = voice.phrases;
  if (isSkip(answer)) return voice.vary(taken.skipped);
  if (question.questionType === "text") return textTaken(talk.message, voice);
  return voice.vary(taken.answer, { answer: answerSaid(question, answer, voice.phrases) });
}

function textTaken(message: string, { phrases: { taken }, vary }: Voice): string {
  const words = ownWords(message);
  return words === null ? vary(taken.text) : vary(taken.words, { words });
}

/** An answer within a sentence, whose full stop it does not bring. */
export function answerSaid(question: AnswerableQuestion, answer: AnswerValue, phrases: Phrases): string {
  const name = answerName(question, answer).replace(/(?<![.。])[.。]$/u, "");
  if (question.questionType !== "rating") return name;
  const rating = answerText(answer);
  return name.replace(rating, say(phrases.taken.outOfFive, { rating }));
}

/** A closed question is left open after it was sent back often enough; the last one is left out. */
export function leftOpenText(talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  return vary(talk.standing?.questionsLeft === 1 ? phrases.taken.skipped : phrases.taken.leftOpen);
}

/** After a follow-up: the answer stays as it was, because nothing was added, or there was no room for it. */
export function keptText(talk: Talk, why: "kept" | "full"): string {
  const { phrases, vary } = ownVoice(talk);
  return vary(phrases.taken[why]);
}

/** While a reply was judged, the question was answered in the form. */
export function newerText(question: AnswerableQuestion, newer: AnswerValue, talk: Talk): string {
  const { taken } = ownVoice(talk).phrases;
  return isSkip(newer) ? taken.newerSkip : say(taken.newer, { answer: answerName(question, newer) });
}

/** The model had no time for a message, and the rules read it. */
export function crowdedText(talk: Talk): string {
  const { phrases, vary } = helpingVoice(talk);
  return vary(phrases.crowded);
}
