import { type AnswerValue, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { say } from "../kernel/phrase";
import { shortened } from "../kernel/shortened";
import { answerSaid } from "./acknowledgement";
import { helpPhrases } from "./phrase-picker";
import type { Phrases } from "./phrases/phrases";
import type { ReplyContext } from "./reply-context";
import { suggestionText } from "./suggestion-text";

/** The question whose answer is to be changed. */
export interface EditTarget {
  /** Among the visible questions, from 1. */
  readonly number: number;
  readonly question: AnswerableQuestion;
}

/** Offers to change an earlier answer; with null, says which button opens its editor. */
export function editOfferText(target: EditTarget, answer: AnswerValue | null, context: ReplyContext): string {
  const { phrases, pickVariant } = helpPhrases(context);
  return pickVariant(answer === null ? phrases.edit.open : phrases.edit.offer, named(target, answer, phrases));
}

/** Leads back to the pending suggestion, else to the question. */
export function backText(context: ReplyContext): string {
  const picker = helpPhrases(context);
  const { pending } = context;
  if (!pending) return picker.pickVariant(picker.phrases.asks.back);
  return pending.isEdit || pending.answer === null
    ? editOfferText(pending, pending.answer, context)
    : suggestionText(pending.question, pending.answer, picker);
}

/** Says that nothing can be changed: the answer is already that one, or there is none yet. */
export function noEditText(
  why: "already" | "notYet",
  target: EditTarget,
  answer: AnswerValue | null,
  context: ReplyContext,
): string {
  const { phrases, pickVariant } = helpPhrases(context);
  return `${pickVariant(phrases.edit[why], named(target, answer, phrases))} ${backText(context)}`;
}

/** Says what became of an offered change: made, declined, or impossible because the question is gone. */
export function editDoneText(
  result: "done" | "declined" | "gone",
  target: EditTarget,
  answer: AnswerValue | null,
  context: ReplyContext,
): string {
  const { phrases, pickVariant } = helpPhrases(context);
  const values = named(target, answer, phrases);
  return `${pickVariant(phrases.edit[result], values)} ${pickVariant(phrases.asks.back)}`;
}

/** How much of a question and of an answer a sentence shows, in characters. */
const MAX_QUESTION = 60;
const MAX_ANSWER = 200;
/** They would reverse the text that follows. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function named({ number, question }: EditTarget, value: AnswerValue | null, phrases: Phrases) {
  const said = answerSaid(question, value ?? "", phrases).replace(DIRECTION_MARKS, "");
  const quoted = say(phrases.quoted, { words: shortened(said, MAX_ANSWER) });
  const answer = value !== null && isSkip(value) ? phrases.skipped : quoted;
  return { number, question: shortened(question.questionText, MAX_QUESTION), answer };
}
