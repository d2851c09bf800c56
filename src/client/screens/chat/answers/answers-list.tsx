import { Link } from "@tanstack/react-router";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, isSkip, shownAnswer } from "#shared/domain/answer";
import { visible } from "#shared/domain/questions/conditions";
import { sortQuestions } from "#shared/domain/questions/sort-questions";
import { useTemplateLanguage } from "../../../components/template/template-language";
import { IconCheck, IconCircle, IconPencil, IconX } from "../../../ui/layout/icons";
import classes from "./answers-list.module.css";
import { EditableAnswer, type Editing } from "./editable-answer";

interface AnswersListProps {
  questions: readonly AttemptQuestion[];
  responses: Readonly<Record<string, AnswerValue>>;
  editing: Editing;
}

/** All visible questions. Answered ones are edited in place; open ones link to the form. */
export function AnswersList({ questions, responses, editing }: AnswersListProps) {
  const langProps = useTemplateLanguage();
  return (
    <ol className={classes.list}>
      {visible(questions, responses).map((question, index) => {
        const answer = responses[question.id];
        const name = `${index + 1}. ${question.questionText}`;
        return (
          <li key={question.id}>
            {answer === undefined ? (
              <Link
                to="/assessment/$id/start"
                params={{ id: editing.attemptId }}
                search={{ q: sortQuestions(questions).indexOf(question) + 1 }}
                className={classes.item}
              >
                <IconCircle size={16} className={classes.open} aria-label="Open:" />
                <span {...langProps} className={classes.question}>
                  {name}
                </span>
              </Link>
            ) : (
              <EditableAnswer question={question} editing={editing}>
                {(opener) =>
                  opener ? (
                    <button type="button" ref={opener.ref} className={classes.item} onClick={opener.open}>
                      <AnsweredQuestion question={question} name={name} answer={answer} />
                      <span className={classes.pencil}>
                        <IconPencil size={16} aria-label="Edit" />
                      </span>
                    </button>
                  ) : (
                    <div className={classes.item}>
                      <AnsweredQuestion question={question} name={name} answer={answer} />
                    </div>
                  )
                }
              </EditableAnswer>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface AnsweredProps {
  question: AttemptQuestion;
  name: string;
  answer: AnswerValue;
}

function AnsweredQuestion({ question, name, answer }: AnsweredProps) {
  const langProps = useTemplateLanguage();
  return (
    <>
      {isSkip(answer) ? (
        <IconX size={16} className={classes.open} aria-label="Skipped:" />
      ) : (
        <IconCheck size={16} className={classes.done} aria-label="Answered:" />
      )}
      <span className={classes.text}>
        <span {...langProps} className={classes.question}>
          {name}
        </span>
        <span {...langProps} className={classes.answer}>
          {shownAnswer(question, answer)}
        </span>
      </span>
    </>
  );
}
