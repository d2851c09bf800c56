import { Title } from "@mantine/core";
import { memo, type ReactNode, type RefObject } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import type { AnswerValue } from "#shared/domain/answer";
import { AnswerInput } from "../../parts/answer-input";
import { QuestionHelp } from "../../parts/question-help";
import { useWords } from "../../parts/words";
import type { Direction } from "./arrival";
import classes from "./form.module.css";

interface QuestionContentProps {
  question: AttemptQuestion;
  answer: AnswerValue;
  onChange: (value: AnswerValue) => void;
  /** Ctrl or Cmd with Enter in a text answer. */
  onDone: () => void;
  /** Given for the question on screen, and for one that is made ready nothing of the following. */
  shownAs?: RefObject<HTMLDivElement | null>;
  /** What is wrong with the answer. */
  problem?: string | undefined;
  direction?: Direction;
  above?: ReactNode;
  below?: ReactNode;
}

/**
 * A question with the field for its answer. One that is made ready is not seen: Next has only to show it,
 * which a slow phone does sooner than it makes one (docs/performance.md).
 */
export const QuestionContent = memo(function QuestionContent(props: QuestionContentProps) {
  const { question, answer, above, problem, direction, onChange, onDone, shownAs, below } = props;
  const words = useWords();
  const id = `question-${question.id}`;
  return (
    <div
      ref={shownAs}
      data-coming={!shownAs || undefined}
      className={classes.content}
      data-direction={direction}
    >
      {above}
      <Title order={2} tabIndex={-1} id={id} {...words} className={classes.question}>
        {question.questionText}
      </Title>
      <span className={classes.need}>{question.isRequired ? "Required" : "Optional"}</span>
      <QuestionHelp question={question} />
      <AnswerInput
        question={question}
        value={answer}
        onChange={onChange}
        name={`${id}-answer`}
        labelledBy={id}
        describedBy={`${id}-problem`}
        invalid={problem !== undefined}
        onDone={onDone}
      />
      <p id={`${id}-problem`} className={classes.problem} aria-live="assertive">
        {problem}
      </p>
      {below}
    </div>
  );
}, areUnseen);

/** What nobody sees is not drawn anew. */
function areUnseen(before: QuestionContentProps, after: QuestionContentProps): boolean {
  return !before.shownAs && !after.shownAs && before.question === after.question;
}
