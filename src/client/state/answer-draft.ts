import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, checkAnswer, isSkip } from "#shared/domain/answer";
import { type DraftPlace, dropDraft, keepDraft, readDraft } from "./drafts";

/** Options are one line each, so that several of them make one text. */
const asText = (answer: AnswerValue) => (typeof answer === "string" ? answer : answer.join("\n"));

/**
 * A draft as the answer it stands for; undefined when it is no option and no rating, such as half a sentence from
 * the chat.
 */
export function draftAnswer(question: AttemptQuestion, text: string): AnswerValue | undefined {
  if (question.questionType === "text") return text;
  const check = checkAnswer(question, question.selection === "several" ? text.split("\n") : text);
  return check.ok && !isSkip(check.answer) ? check.answer : undefined;
}

/** Keeps an answer on this device until the server has it. */
export function keepAnswer(place: DraftPlace, answer: AnswerValue): void {
  keepDraft(place, asText(answer));
}

/** Forgets the draft of an answer that was stored, unless it was changed again meanwhile. */
export function dropStored(place: DraftPlace, answer: AnswerValue): void {
  if (readDraft(place) === asText(answer)) dropDraft(place);
}
