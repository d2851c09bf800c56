import type { Attempt, AttemptQuestion } from "#shared/contracts/attempts";
import type { AnswerValue, Responses } from "#shared/domain/answer";
import { draftAnswer, dropDraft, dropStored, emptiedAt, readDraft } from "../../state/drafts";
import { type Edited, isStored } from "./answers";

/** Unsaved drafts of the attempt that fit their question's field. Deletes those that the server already has. */
export function readDrafts({ id, responses }: Attempt, questions: readonly AttemptQuestion[]): Edited {
  const drafts: Record<string, AnswerValue> = {};
  for (const question of questions) {
    const draft = draftAnswer(question, readDraft({ attemptId: id, questionId: question.id }));
    if (draft) drafts[question.id] = draft;
  }
  return pruneStoredDrafts(id, questions, drafts, responses);
}

/** Stored answers that were cleared here, as empty values. Deletes the record if the stored answer has changed since. */
export function readClearedAnswers(
  { id, responses }: Attempt,
  questions: readonly AttemptQuestion[],
): Edited {
  const isEmptied = ({ id: questionId }: AttemptQuestion) => {
    const place = { attemptId: id, questionId };
    const storedWhenEmptied = emptiedAt(place);
    const isStillStored = storedWhenEmptied === JSON.stringify(responses[questionId]);
    if (storedWhenEmptied !== null && !isStillStored) dropDraft(place);
    return isStillStored;
  };
  return Object.fromEntries(
    questions
      .filter(isEmptied)
      .map(({ id: questionId, selection }) => [questionId, selection === "several" ? [] : ""]),
  );
}

/** Returns the unsaved drafts and deletes those that the server already has, such as after a page closed during a save. */
export function pruneStoredDrafts(
  attemptId: number,
  questions: readonly AttemptQuestion[],
  drafts: Edited,
  stored: Responses,
): Edited {
  const remaining: Record<string, AnswerValue> = {};
  for (const question of questions) {
    const draft = drafts[question.id];
    if (draft === undefined) continue;
    if (isStored(question, draft, stored)) dropStored({ attemptId, questionId: question.id }, draft);
    else remaining[question.id] = draft;
  }
  return remaining;
}
