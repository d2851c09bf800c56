import { type AnswerValue, answerName, answerText, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { say } from "../kernel/phrase";
import { conversationPhrases, helpPhrases } from "./phrase-picker";
import type { Phrases } from "./phrases/phrases";
import type { ReplyContext } from "./reply-context";

/** Confirms a stored answer: names the options or the rating that were understood. */
export function acknowledgement(
  question: AnswerableQuestion,
  answer: AnswerValue,
  context: ReplyContext,
): string {
  const { phrases, pickVariant } = conversationPhrases(context);
  const { taken } = phrases;
  if (isSkip(answer)) return pickVariant(taken.skipped);
  if (question.questionType !== "text")
    return pickVariant(taken.answer, { answer: answerSaid(question, answer, phrases) });
  return pickVariant(taken.text);
}

/** An answer inside a sentence, without its own full stop. */
export function answerSaid(question: AnswerableQuestion, answer: AnswerValue, phrases: Phrases): string {
  const name = answerName(question, answer).replace(/(?<![.。])[.。]$/u, "");
  if (question.questionType !== "rating") return name;
  const rating = answerText(answer);
  return name.replace(rating, say(phrases.taken.outOfFive, { rating }));
}

/** Says that an optional closed question is left open after several retries. */
export function leftOpenText(context: ReplyContext): string {
  const { phrases, pickVariant } = helpPhrases(context);
  return pickVariant(context.progress?.questionsLeft === 1 ? phrases.taken.skipped : phrases.taken.leftOpen);
}

/** Says that an answer stays as it was after a follow-up: nothing was added, or there was no room. */
export function keptText(context: ReplyContext, why: "kept" | "full"): string {
  const { phrases, pickVariant } = conversationPhrases(context);
  return pickVariant(phrases.taken[why]);
}

/** Says that the question was answered in the form while the message was processed. */
export function newerText(question: AnswerableQuestion, newer: AnswerValue, context: ReplyContext): string {
  const { taken } = conversationPhrases(context).phrases;
  return isSkip(newer) ? taken.newerSkip : say(taken.newer, { answer: answerName(question, newer) });
}

/** Says that the model was busy, so the rules read the message. */
export function crowdedText(context: ReplyContext): string {
  const { phrases, pickVariant } = helpPhrases(context);
  return pickVariant(phrases.crowded);
}
