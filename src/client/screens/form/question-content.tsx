import { Button, Title } from "@mantine/core";
import { memo, type ReactNode, type RefObject } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, isAnswered } from "#shared/domain/answer";
import { AnswerInput } from "../../components/answer/answer-input";
import { QuestionHelp } from "../../components/answer/question-help";
import { useCardDirection, useTemplateLanguage } from "../../components/template/template-language";
import classes from "./form.module.css";
import type { TransitionDirection } from "./question-transition";

interface ContentQuestion {
  ref: RefObject<HTMLDivElement | null>;
  direction: TransitionDirection;
  problem: string | undefined;
  /** Follow-up question to a short answer; null if none was asked. */
  followUp: string | null;
  above: ReactNode;
  below: ReactNode;
  onChange: (value: AnswerValue) => void;
  /** Called on Ctrl+Enter or Cmd+Enter in a text answer. */
  onDone: () => void;
}

interface QuestionContentProps {
  question: AttemptQuestion;
  answer: AnswerValue;
  /** Undefined for a question that is rendered hidden in advance. */
  shown: ContentQuestion | undefined;
}

/** Optional radio groups, which can't be cleared by clicking the option again. */
const isChosenForGood = ({ questionType, selection, isRequired }: AttemptQuestion) =>
  !isRequired && questionType !== "text" && selection === "one";

/** Hidden questions ignore input: their handlers would use outdated answers. */
const ignore = () => undefined;

/**
 * A question with its answer field. The next question is rendered hidden in advance, because showing it is faster than
 * creating it on slow phones (docs/performance.md); it doesn't render again until shown.
 */
export const QuestionContent = memo(
  function QuestionContent({ question, answer, shown }: QuestionContentProps) {
    const langProps = useTemplateLanguage();
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
        <Title order={2} tabIndex={-1} id={id} {...langProps} className={classes.question}>
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
        <p id={`${id}-follow-up`} {...langProps} className={classes.followUp} aria-live="polite">
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
