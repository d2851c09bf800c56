import type { AttemptQuestion } from "#shared/contracts/attempts";
import type { Responses } from "#shared/domain/answer";
import { useTemplateLanguage } from "../../components/template/template-language";
import { IconCheck, IconCircle } from "../../ui/layout/icons";
import classes from "./overview.module.css";

interface OverviewProps {
  /** Visible questions in display order. */
  questions: readonly AttemptQuestion[];
  responses: Responses;
  current: AttemptQuestion;
  onGoTo: (question: AttemptQuestion) => void;
}

/** All visible questions; answered ones and those up to the first open one can be opened. */
export function Overview({ questions, responses, current, onGoTo }: OverviewProps) {
  const langProps = useTemplateLanguage();
  const firstOpen = questions.findIndex((question) => responses[question.id] === undefined);
  const reached = Math.max(questions.indexOf(current), firstOpen);
  return (
    <ol className={classes.overview}>
      {questions.map((question, place) => {
        const isAnsweredHere = responses[question.id] !== undefined;
        return (
          <li key={question.id}>
            <button
              type="button"
              disabled={place > reached && !isAnsweredHere}
              aria-current={question === current ? "step" : undefined}
              data-autofocus={question === current || undefined}
              onClick={() => onGoTo(question)}
            >
              {isAnsweredHere ? (
                <IconCheck size={16} aria-label="Answered:" />
              ) : (
                <IconCircle size={16} aria-label="Open:" />
              )}
              <span {...langProps}>
                {place + 1}. {question.questionText}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
