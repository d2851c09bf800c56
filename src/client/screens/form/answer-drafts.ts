import type { Attempt, AttemptQuestion } from "#shared/contracts/attempts";
import type { AnswerValue } from "#shared/domain/answer";
import { draftAnswer } from "../../data/answer-draft";
import { readDraft } from "../../data/drafts";
import type { Edited } from "./answers";

/** Every draft of the attempt that its question's field can show. */
export function readDrafts(attempt: Attempt, questions: readonly AttemptQuestion[]): Edited {
  const drafts: Record<string, AnswerValue> = {};
  for (const question of questions) {
    const text = readDraft({ attemptId: attempt.id, questionId: question.id });
    const draft = text && draftAnswer(question, attempt.responses[question.id], text);
    if (draft) drafts[question.id] = draft;
  }
  return drafts;
}
