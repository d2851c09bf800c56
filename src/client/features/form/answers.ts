import type { AttemptQuestion } from "#shared/contracts/attempts";
import {
  type AnswerValue,
  checkAnswer,
  isAnswered,
  isSkip,
  type Responses,
  SKIP,
} from "#shared/domain/answer";

/** Answers that were changed here and are not stored yet, by question id. */
export type Edited = Readonly<Record<string, AnswerValue>>;

/** What the field shows: the change, else what is stored; a skipped question is empty. */
export function shownAnswer(questionId: number, stored: Responses, edited: Edited): AnswerValue {
  const answer = edited[questionId] ?? stored[questionId] ?? "";
  return isSkip(answer) ? "" : answer;
}

/** What would be stored if everything were saved now; for completing, and for the progress. */
export function standingAnswers(stored: Responses, edited: Edited): Responses {
  const given = Object.entries(edited).filter(([, answer]) => !isBlank(answer));
  return { ...stored, ...Object.fromEntries(given) };
}

/** Whether one may go on: a required question needs an answer (spec section 5). */
export function canPass(question: AttemptQuestion, answer: AnswerValue): boolean {
  return !question.isRequired || (isAnswered(answer) && !isBlank(answer));
}

/**
 * The changes the server would take. An optional answer that was emptied becomes a skip; an emptied required one is
 * not sent, so that the stored answer stands until there is a new one.
 */
export function savable(
  questions: readonly AttemptQuestion[],
  stored: Responses,
  edited: Edited,
): Record<string, string | string[]> {
  const changes: Record<string, string | string[]> = {};
  for (const question of questions) {
    const answer = edited[question.id];
    if (answer === undefined) continue;
    const given = isBlank(answer) ? (stored[question.id] === undefined ? undefined : SKIP) : answer;
    const check = given === undefined ? undefined : checkAnswer(question, given);
    if (check?.ok) changes[question.id] = typeof check.answer === "string" ? check.answer : [...check.answer];
  }
  return changes;
}

/** What is wrong with an answer as it stands; undefined when it may be stored, or is empty. */
export function complaintAbout(question: AttemptQuestion, answer: AnswerValue): string | undefined {
  if (isBlank(answer)) return undefined;
  const check = checkAnswer(question, answer);
  return check.ok ? undefined : check.message;
}

/** What is left after a save: what was changed again meanwhile. */
export function withoutSaved(edited: Edited, sent: Edited): Edited {
  return Object.fromEntries(Object.entries(edited).filter(([id, answer]) => sent[id] !== answer));
}

function isBlank(answer: AnswerValue): boolean {
  return typeof answer === "string" ? answer.trim() === "" : answer.length === 0;
}
