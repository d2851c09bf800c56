import type { AttemptQuestion } from "#shared/contracts/attempts";
import {
  type AnswerValue,
  blankAsSkip,
  checkAnswer,
  isAnswered,
  isBlank,
  isSkip,
  type Responses,
  storedAnswer,
} from "#shared/domain/answer";

/** Unsaved answers by question id. */
export type Edited = Readonly<Record<string, AnswerValue>>;

export const ANSWER_FIRST = "Please answer this required question before proceeding.";
export const NOT_SAVED = "This answer isn't saved yet. Select Next to save it.";

/** The field's value: the change, else the draft, else the stored answer; "" for a stored skip. */
export function displayedAnswer(
  questionId: number,
  stored: Responses,
  drafts: Edited,
  edited: Edited,
): AnswerValue {
  const storedAnswer = stored[questionId] ?? "";
  return edited[questionId] ?? drafts[questionId] ?? (isSkip(storedAnswer) ? "" : storedAnswer);
}

/** Whether the field shows the stored answer. */
export function isStored(question: AttemptQuestion, displayed: AnswerValue, stored: Responses): boolean {
  const storedJson = JSON.stringify(stored[question.id]);
  // Also matches stored lists from when every choice allowed several options.
  if (JSON.stringify(displayed) === storedJson) return true;
  const check = checkAnswer(question, blankAsSkip(question, displayed));
  return check.ok && JSON.stringify(check.answer) === storedJson;
}

/** All answers as if the changes were saved; used for progress and completing. */
export function answersWithEdits(stored: Responses, edited: Edited): Responses {
  const nonBlank = Object.entries(edited).filter(([, answer]) => !isBlank(answer));
  return { ...stored, ...Object.fromEntries(nonBlank) };
}

/** Whether the participant may continue: required questions need an answer. */
export function canPass(question: AttemptQuestion, answer: AnswerValue): boolean {
  return !question.isRequired || (isAnswered(answer) && !isBlank(answer));
}

/** Valid changes. A cleared optional answer becomes a skip; an invalid one keeps the stored answer. */
export function savable(
  questions: readonly AttemptQuestion[],
  stored: Responses,
  edited: Edited,
): Record<string, string | string[]> {
  const changes: Record<string, string | string[]> = {};
  for (const question of questions) {
    const answer = edited[question.id];
    if (answer === undefined || isNothingNew(question, stored, answer)) continue;
    const check = checkAnswer(question, blankAsSkip(question, answer));
    if (check.ok) changes[question.id] = storedAnswer(check.answer);
  }
  return changes;
}

export interface Refused {
  question: AttemptQuestion;
  message: string;
}

/** The first change that `savable` leaves out, with the message for the participant. */
export function firstRefused(
  questions: readonly AttemptQuestion[],
  stored: Responses,
  edited: Edited,
): Refused | undefined {
  for (const question of questions) {
    const answer = edited[question.id];
    if (answer === undefined || isNothingNew(question, stored, answer)) continue;
    const check = checkAnswer(question, blankAsSkip(question, answer));
    if (!check.ok) return { question, message: isBlank(answer) ? ANSWER_FIRST : check.message };
  }
  return undefined;
}

/** Validation message for an answer; undefined if it is valid, stored or empty. */
export function complaintAbout(
  question: AttemptQuestion,
  answer: AnswerValue,
  stored: Responses,
): string | undefined {
  if (isBlank(answer) || isStored(question, answer, stored)) return undefined;
  const check = checkAnswer(question, answer);
  return check.ok ? undefined : check.message;
}

/** The sent answers that the server saved: it ignores answers to questions that no longer apply. */
export function savedAnswersOf<Sent extends Responses>(sent: Sent, saved: Responses): Responses {
  return Object.fromEntries(Object.entries(sent).filter(([id]) => saved[id] !== undefined));
}

/** Changes left after `sent` was saved, including those that were changed again during the save. */
export function withoutSaved(edited: Edited, changed: Edited, sent: Responses): Edited {
  const isSaved = ([id, answer]: [string, AnswerValue]) => sent[id] !== undefined && changed[id] === answer;
  return Object.fromEntries(Object.entries(edited).filter((entry) => !isSaved(entry)));
}

function isNothingNew(question: AttemptQuestion, stored: Responses, answer: AnswerValue): boolean {
  return isBlank(answer) && stored[question.id] === undefined;
}
