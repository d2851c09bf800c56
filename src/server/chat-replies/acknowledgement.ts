import { type AnswerValue, answerName, answerText, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { interpolate } from "../lib/interpolate";
import { languageOf } from "./detect-language";
import { conversationPhrases, helpPhrases } from "./phrase-picker";
import { answerInSentence } from "./prompt-for-answer";
import { quotablePart } from "./quotable-part";
import type { ReplyContext } from "./reply-context";

/** Confirms a stored answer by naming it, or by repeating the part of a text with a number, a name or a date. */
export function acknowledgement(
  question: AnswerableQuestion,
  answer: AnswerValue,
  context: ReplyContext,
): string {
  const { phrases, pickVariant } = conversationPhrases(context);
  const { acknowledgements } = phrases;
  if (isSkip(answer)) return pickVariant(acknowledgements.skipped);
  if (question.questionType !== "text")
    return pickVariant(acknowledgements.answer, { answer: answerInSentence(question, answer, phrases) });
  const part = quotablePart(wordsOf(answer, context), isGerman(context));
  if (part === null) return pickVariant(acknowledgements.text);
  return pickVariant(acknowledgements.quote, { words: interpolate(phrases.quoted, { words: part }) });
}

/** The participant's latest words. An answer to a follow-up also contains the earlier ones. */
function wordsOf(answer: AnswerValue, { message }: ReplyContext): string {
  const text = answerText(answer);
  return text.endsWith(message.trim()) ? message : text;
}

const isGerman = ({ message, language }: ReplyContext): boolean =>
  (languageOf(message, language) ?? language ?? "").startsWith("de");

/** Says that an optional closed question is left open after several retries. */
export function leftOpenText(context: ReplyContext): string {
  const { phrases, pickVariant } = helpPhrases(context);
  return pickVariant(
    context.progress?.questionsLeft === 1
      ? phrases.acknowledgements.skipped
      : phrases.acknowledgements.leftOpen,
  );
}

/** Says that an answer stays as it was after a follow-up: nothing was added, or there was no room. */
export function answerUnchangedText(context: ReplyContext, reason: "kept" | "full"): string {
  const { phrases, pickVariant } = conversationPhrases(context);
  return pickVariant(phrases.acknowledgements[reason]);
}

/** Says that the question was answered in the form while the message was processed. */
export function newerText(question: AnswerableQuestion, newer: AnswerValue, context: ReplyContext): string {
  const { acknowledgements } = conversationPhrases(context).phrases;
  return isSkip(newer)
    ? acknowledgements.newerSkip
    : interpolate(acknowledgements.newer, { answer: answerName(question, newer) });
}

/** Says that the model was busy, so the rules read the message. */
export function crowdedText(context: ReplyContext): string {
  const { phrases, pickVariant } = helpPhrases(context);
  return pickVariant(phrases.crowded);
}
