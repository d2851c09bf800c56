import { Button, Title } from "@mantine/core";
import { memo, type ReactNode, type RefObject } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, isAnswered } from "#shared/domain/answer";
import { AnswerInput } from "../../components/answer/answer-input";
import { QuestionHelp } from "../../components/answer/question-help";
import { useCardDirection, useTemplateLanguage } from "../../components/template/template-language";
import classes from "./form.module.css";
import type { TransitionDirection } from "./question-transition";

/** What only the question on screen has. */
interface Shown {
  ref: RefObject<HTMLDivElement | null>;
  direction: TransitionDirection;
  /** What is wrong with the answer. */
  problem: string | undefined;
  /** What its author asks about a short answer; null while nothing was asked. */
  followUp: string | null;
  above: ReactNode;
  below: ReactNode;
  onChange: (value: AnswerValue) => void;
  /** Ctrl or Cmd with Enter in a text answer. */
  onDone: () => void;
}

interface QuestionContentProps {
  question: AttemptQuestion;
  answer: AnswerValue;
  /** Absent for a question that is made ready, unseen. */
  shown: Shown | undefined;
}

/** An option or a rating that nobody has to choose, and that a second press does not take back. */
const isChosenForGood = ({ questionType, selection, isRequired }: AttemptQuestion) =>
  !isRequired && questionType !== "text" && selection === "one";

/** What is unseen is answered by nobody: a script that tried would know the answers as they were when it was made. */
const ignore = () => undefined;

/**
 * A question with the field for its answer. One that stands ready has only to be shown, which a slow phone does sooner than
 * it makes one (docs/performance.md); it is not drawn anew until then.
 */
export const QuestionContent = memo(
  function QuestionContent({ question, answer, shown }: QuestionContentProps) {
    const words = useTemplateLanguage();
    const direction = useCardDirection();
    const id = `question-${question.id}`;
    return (
      <div
        ref={shown?.ref}
        dir={direction}
        data-coming={!shown || undefined}
        className={classes.content}
        data-direction={shown?.direction}
      >
        {shown?.above}
        <Title order={2} tabIndex={-1} id={id} {...words} className={classes.question}>
          {question.questionText}
        </Title>
        <span className={classes.need}>{question.isRequired ? "Required" : "Optional"}</span>
        <QuestionHelp question={question} />
        <AnswerInput
          question={question}
          value={answer}
          onChange={shown?.onChange ?? ignore}
          name={`${id}-answer`}
          labelledBy={id}
          describedBy={`${id}-follow-up ${id}-problem`}
          invalid={shown?.problem !== undefined}
          onDone={shown?.onDone}
        />
        {shown && isChosenForGood(question) && isAnswered(answer) && (
          <Button
            variant="subtle"
            size="sm"
            className={classes.clear}
            onClick={() => {
              shown.onChange("");
              shown.ref.current?.querySelector("input")?.focus();
            }}
          >
            Clear answer
          </Button>
        )}
        <p id={`${id}-follow-up`} {...words} className={classes.followUp} aria-live="polite">
          {shown?.followUp}
        </p>
        <p id={`${id}-problem`} className={classes.problem} aria-live="assertive">
          {shown?.problem}
        </p>
        {shown?.below}
      </div>
    );
  },
  (before, after) => !before.shown && !after.shown && before.question === after.question,
);
