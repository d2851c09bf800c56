import { Link } from "@tanstack/react-router";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, answerText, isSkip } from "#shared/domain/answer";
import { inOrder } from "#shared/domain/attempt";
import { IconCheck, IconCircle, IconX } from "../../ui/icons";
import classes from "./answers-list.module.css";
import { answerElementId } from "./editable-answer";

interface AnswersListProps {
  attemptId: number;
  questions: readonly AttemptQuestion[];
  responses: Readonly<Record<string, AnswerValue>>;
  /** Called before the conversation scrolls to an answer, or the form opens. */
  onLeave?: () => void;
}

/** Every question with its answer: an answered one leads to its place in the conversation, an open one to the form. */
export function AnswersList({ attemptId, questions, responses, onLeave }: AnswersListProps) {
  return (
    <ol className={classes.list}>
      {inOrder(questions).map((question, index) => {
        const answer = responses[question.id];
        return (
          <li key={question.id}>
            {answer === undefined ? (
              <Link
                to="/assessment/$id/start"
                params={{ id: attemptId }}
                search={{ q: index + 1 }}
                className={classes.item}
                onClick={onLeave}
              >
                <IconCircle size={16} className={classes.open} aria-label="Open:" />
                <span dir="auto" className={classes.question}>
                  {index + 1}. {question.questionText}
                </span>
              </Link>
            ) : (
              <button
                type="button"
                className={classes.item}
                onClick={() => {
                  onLeave?.();
                  showAnswer(question.id);
                }}
              >
                {isSkip(answer) ? (
                  <IconX size={16} className={classes.open} aria-label="Skipped:" />
                ) : (
                  <IconCheck size={16} className={classes.done} aria-label="Answered:" />
                )}
                <span className={classes.text}>
                  <span dir="auto" className={classes.question}>
                    {index + 1}. {question.questionText}
                  </span>
                  <span dir="auto" className={classes.answer}>
                    {isSkip(answer) ? "Skipped" : answerText(answer)}
                  </span>
                </span>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function showAnswer(questionId: number): void {
  const element = document.getElementById(answerElementId(questionId));
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}
