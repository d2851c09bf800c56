import { useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import type { AnswerValue, Responses } from "#shared/domain/answer";
import { followUpTo } from "#shared/domain/questions/follow-up";

/** Follow-ups to short answers, asked once each. Not for answers in `stored` at mount: the chat may have asked. */
export function useFollowUps(stored: Responses) {
  const [initialAnswers] = useState(stored);
  const [askedIds, setAskedIds] = useState<ReadonlySet<number>>(new Set());

  /** Asks the follow-up if the answer is short; false if there is nothing to ask. */
  function ask(question: AttemptQuestion, answer: AnswerValue): boolean {
    if (askedIds.has(question.id) || answer === initialAnswers[question.id] || !followUpTo(question, answer))
      return false;
    setAskedIds(new Set([...askedIds, question.id]));
    return true;
  }

  /** The follow-up that was asked; null if none. */
  const askedAbout = ({ id, followUpQuestion }: AttemptQuestion): string | null =>
    askedIds.has(id) ? followUpQuestion : null;

  return { ask, askedAbout };
}
