import type { Attempt, AttemptQuestion } from "#shared/contracts/attempts";
import type { AnswerValue, Responses } from "#shared/domain/answer";
import { draftAnswer, dropDraft, dropStored, emptiedAt, readDraft } from "../../state/drafts";
import { type Edited, isStored } from "./answers";

/** Every draft of the attempt that its question's field can show, and that is not stored yet. */
export function readDrafts({ id, responses }: Attempt, questions: readonly AttemptQuestion[]): Edited {
  const drafts: Record<string, AnswerValue> = {};
  for (const question of questions) {
    const draft = draftAnswer(question, readDraft({ attemptId: id, questionId: question.id }));
    if (draft) drafts[question.id] = draft;
  }
  return withoutStored(id, questions, drafts, responses);
}

/**
 * The answers that were emptied here and are stored still: unlike half a sentence, that is a change. One that has been given
 * anew since then, by whichever door, stands.
 */
export function readEmptied({ id, responses }: Attempt, questions: readonly AttemptQuestion[]): Edited {
  const isEmptied = ({ id: questionId }: AttemptQuestion) => {
    const place = { attemptId: id, questionId };
    const emptied = emptiedAt(place);
    const isStoredStill = emptied === JSON.stringify(responses[questionId]);
    if (emptied !== null && !isStoredStill) dropDraft(place);
    return isStoredStill;
  };
  return Object.fromEntries(
    questions
      .filter(isEmptied)
      .map(({ id: questionId, selection }) => [questionId, selection === "several" ? [] : ""]),
  );
}

/** The drafts that are not stored; those that are, as when the page was left in the middle of a save, are forgotten. */
export function withoutStored(
  attemptId: number,
  questions: readonly AttemptQuestion[],
  drafts: Edited,
  stored: Responses,
): Edited {
  const left: Record<string, AnswerValue> = {};
  for (const question of questions) {
    const draft = drafts[question.id];
    if (draft === undefined) continue;
    if (isStored(question, draft, stored)) dropStored({ attemptId, questionId: question.id }, draft);
    else left[question.id] = draft;
  }
  return left;
}
