import { type AnswerValue, isSkip } from "#shared/domain/answer";
import { interpolate } from "../lib/interpolate";
import { truncate } from "../lib/truncate";
import { helpPhrases } from "./phrase-picker";
import type { ReplyPhrases } from "./phrases/reply-phrases";
import { answerInSentence } from "./prompt-for-answer";
import type { NumberedQuestion, ReplyContext } from "./reply-context";
import { whichReadingText } from "./suggestion-text";

/** Offers to change an earlier answer; with null, says which button opens its editor. */
export function editOfferText(
  target: NumberedQuestion,
  answer: AnswerValue | null,
  context: ReplyContext,
): string {
  const { phrases, pickVariant } = helpPhrases(context);
  return pickVariant(
    answer === null ? phrases.edit.open : phrases.edit.offer,
    editValues(target, answer, phrases),
  );
}

/** Leads back to the pending suggestion, else to the question. */
export function backText(context: ReplyContext): string {
  const picker = helpPhrases(context);
  const { pending } = context;
  if (!pending) return picker.pickVariant(picker.phrases.asks.back);
  return pending.isEdit || pending.answer === null
    ? editOfferText(pending, pending.answer, context)
    : whichReadingText(pending.question, [pending.answer], context);
}

/** Says what happened to an edit request, and leads back to the conversation. */
export function editResultText(
  result: "already" | "notYet" | "done" | "declined" | "gone",
  target: NumberedQuestion,
  answer: AnswerValue | null,
  context: ReplyContext,
): string {
  const { phrases, pickVariant } = helpPhrases(context);
  const isStillPending = result === "already" || result === "notYet";
  const back = isStillPending ? backText(context) : pickVariant(phrases.asks.back);
  return `${pickVariant(phrases.edit[result], editValues(target, answer, phrases))} ${back}`;
}

/** Limits on the quoted question and answer, in characters. */
const MAX_QUESTION_LENGTH = 60;
const MAX_ANSWER_LENGTH = 200;
/** They would reverse the text that follows. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function editValues(
  { number, question }: NumberedQuestion,
  value: AnswerValue | null,
  phrases: ReplyPhrases,
) {
  const answerText = answerInSentence(question, value ?? "", phrases).replace(DIRECTION_MARKS, "");
  const quoted = interpolate(phrases.quoted, { words: truncate(answerText, MAX_ANSWER_LENGTH) });
  const answer = value !== null && isSkip(value) ? phrases.skipped : quoted;
  return { number, question: truncate(question.questionText, MAX_QUESTION_LENGTH), answer };
}
