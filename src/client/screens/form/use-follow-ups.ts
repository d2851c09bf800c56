import { useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import type { AnswerValue, Responses } from "#shared/domain/answer";
import { followUpTo } from "#shared/domain/questions/follow-up";

/**
 * The authors' follow-up questions to short answers. Each is asked once, of an answer that was given on this screen:
 * what was answered before may have been followed up in the chat.
 * @param stored the answers, of which those when the screen opens count
 */
export function useFollowUps(stored: Responses) {
  const [before] = useState(stored);
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());

  /** Asks the question's follow-up if the answer is short; false if there is nothing to ask. */
  function ask(question: AttemptQuestion, answer: AnswerValue): boolean {
    if (asked.has(question.id) || answer === before[question.id] || !followUpTo(question, answer))
      return false;
    setAsked(new Set([...asked, question.id]));
    return true;
  }

  /** What was asked about a question; null if nothing was. */
  const askedAbout = ({ id, followUpQuestion }: AttemptQuestion): string | null =>
    asked.has(id) ? followUpQuestion : null;

  return { ask, askedAbout };
}
