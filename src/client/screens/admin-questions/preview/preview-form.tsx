import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type AnswerValue, blankAsSkip, checkAnswer, isBlank, isSkip } from "#shared/domain/answer";
import { AnswerInput } from "../../../components/answer/answer-input";
import { QuestionHelp } from "../../../components/answer/question-help";
import { questionPosition, questionPositionText } from "../../../components/answer/question-position";
import { pressable } from "../../../ui/form/pending-button";
import type { EditedQuestion } from "../editor/editor-types";
import classes from "./preview.module.css";
import type { PreviewRun } from "./preview-run";
import { PreviewEnd } from "./preview-run";

/** Form preview with real fields and validation. Nothing is stored. */
export function PreviewForm({ trial }: { trial: PreviewRun }) {
  const { questions, answers, asked, open } = trial;
  const [shownId, setShownId] = useState(open?.id);
  const at = asked.findIndex(({ id }) => id === shownId);
  const question = asked[at];
  if (!question) return <PreviewEnd trial={trial} />;
  const previous = asked[at - 1];
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" className="tabular">
        Question {questionPositionText(questionPosition(questions, answers, question.id))}
      </Text>
      <ShownQuestion
        key={question.id}
        question={question}
        storedAnswer={answers[question.id]}
        onPrevious={previous && (() => setShownId(previous.id))}
        onAnswer={(value) => {
          const next = trial.answer(question, value);
          setShownId((next.following ?? next.open)?.id);
        }}
      />
    </Stack>
  );
}

interface ShownQuestionProps {
  question: EditedQuestion;
  storedAnswer: AnswerValue | undefined;
  /** Undefined at the first question. */
  onPrevious: (() => void) | undefined;
  onAnswer: (value: AnswerValue) => void;
}

function ShownQuestion({ question, storedAnswer, onPrevious, onAnswer }: ShownQuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [value, setValue] = useState(
    storedAnswer === undefined || isSkip(storedAnswer) ? blank(question) : storedAnswer,
  );
  const [problem, setProblem] = useState<string>();
  useEffect(() => heading.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const answer = blankAsSkip(question, value);
    const check = checkAnswer(question, answer);
    if (isBlank(answer)) setProblem("Please answer this required question before proceeding.");
    else if (!check.ok) setProblem(check.message);
    else onAnswer(check.answer);
  }

  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <Title order={3} size="h2" ref={heading} tabIndex={-1} id={`${id}-question`} dir="auto">
        {question.questionText}
      </Title>
      <div>
        <Badge color="gray">{question.isRequired ? "Required" : "Optional"}</Badge>
      </div>
      <QuestionHelp question={question} />
      <AnswerInput
        question={question}
        value={value}
        onChange={(changed) => {
          setProblem(undefined);
          setValue(changed);
        }}
        name={`${id}-answer`}
        labelledBy={`${id}-question`}
        describedBy={`${id}-problem`}
        invalid={problem !== undefined}
      />
      <Text id={`${id}-problem`} size="sm" c="var(--mantine-color-error)" aria-live="assertive">
        {problem}
      </Text>
      <Group justify="space-between">
        <Button variant="default" {...pressable(onPrevious)}>
          Previous
        </Button>
        <Button type="submit">Next</Button>
      </Group>
    </form>
  );
}

const blank = ({ selection }: EditedQuestion): AnswerValue => (selection === "several" ? [] : "");
