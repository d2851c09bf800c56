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

/** Answers that are not stored yet, by question id as text. */
export type Edited = Readonly<Record<string, AnswerValue>>;

export const ANSWER_FIRST = "Please answer this required question before proceeding.";
export const NOT_SAVED = "This answer isn't saved yet. Select Next to save it.";

/** What the field shows: the change, else the draft, else what is stored; a stored skip is empty. */
export function displayedAnswer(
  questionId: number,
  stored: Responses,
  drafts: Edited,
  edited: Edited,
): AnswerValue {
  const kept = stored[questionId] ?? "";
  return edited[questionId] ?? drafts[questionId] ?? (isSkip(kept) ? "" : kept);
}

/** Whether what a field shows is what is stored. */
export function isStored(question: AttemptQuestion, shown: AnswerValue, stored: Responses): boolean {
  const kept = JSON.stringify(stored[question.id]);
  // Also a list from the days when any choice could be one.
  if (JSON.stringify(shown) === kept) return true;
  const check = checkAnswer(question, blankAsSkip(question, shown));
  return check.ok && JSON.stringify(check.answer) === kept;
}

/** What would be stored if everything were saved now; for completing, and for the progress. */
export function standingAnswers(stored: Responses, edited: Edited): Responses {
  const given = Object.entries(edited).filter(([, answer]) => !isBlank(answer));
  return { ...stored, ...Object.fromEntries(given) };
}

/** Whether one may go on: a required question needs an answer. */
export function canPass(question: AttemptQuestion, answer: AnswerValue): boolean {
  return !question.isRequired || (isAnswered(answer) && !isBlank(answer));
}

/**
 * The changes the server would take. An optional answer that was emptied becomes a skip; what the question's rule
 * refuses is not sent, so that the stored answer stands until there is a new one.
 */
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

/** An answer that cannot be stored as it stands, and why. */
export interface Refused {
  question: AttemptQuestion;
  message: string;
}

/** The first change that `savable` leaves out, with the sentence that tells the participant what is wrong. */
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

/** What is wrong with an answer as it stands; undefined when it is stored, may be stored, or is empty. */
export function complaintAbout(
  question: AttemptQuestion,
  answer: AnswerValue,
  stored: Responses,
): string | undefined {
  if (isBlank(answer) || isStored(question, answer, stored)) return undefined;
  const check = checkAnswer(question, answer);
  return check.ok ? undefined : check.message;
}

/** What the server has taken of what was sent: it leaves out what has ceased to apply meanwhile. */
export function takenOf<Sent extends Responses>(sent: Sent, saved: Responses): Responses {
  return Object.fromEntries(Object.entries(sent).filter(([id]) => saved[id] !== undefined));
}

/** What is left after a save of `changed`, of which `sent` was sent: the rest, and what was changed again meanwhile. */
export function withoutSaved(edited: Edited, changed: Edited, sent: Responses): Edited {
  const isSaved = ([id, answer]: [string, AnswerValue]) => sent[id] !== undefined && changed[id] === answer;
  return Object.fromEntries(Object.entries(edited).filter((entry) => !isSaved(entry)));
}

/** Empty as before: there is nothing to store, and nothing is lost. */
function isNothingNew(question: AttemptQuestion, stored: Responses, answer: AnswerValue): boolean {
  return isBlank(answer) && stored[question.id] === undefined;
}
