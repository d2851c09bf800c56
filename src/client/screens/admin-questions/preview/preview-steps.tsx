import { Button, type ButtonProps, Group, Radio, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { RATING_VALUES } from "#shared/domain/questions/question";
import { conditionSentence } from "../../../components/condition-builder/rule-sentence";
import { ProgressBar } from "../../../ui/feedback/progress-bar";
import { pressable } from "../../../ui/form/pending-button";
import type { EditedQuestion } from "../editor/editor-types";
import classes from "./preview.module.css";

interface PreviewStepsProps {
  title: string;
  questions: readonly EditedQuestion[];
}

/** Steps through all questions, including hidden ones, without answering. */
export function PreviewSteps({ title, questions }: PreviewStepsProps) {
  const [step, setStep] = useState(0);
  const index = Math.min(step, questions.length - 1);
  const question = questions[index];
  if (!question) return null;
  const position = `Question ${index + 1} of ${questions.length}`;
  return (
    <Stack gap="lg">
      <div>
        <Group justify="space-between" mb={8}>
          <Text size="sm" fw={600} dir="auto">
            {title}
          </Text>
          <Text size="sm" c="dimmed" aria-live="polite" className="tabular">
            {position}
          </Text>
        </Group>
        <ProgressBar value={(100 * (index + 1)) / questions.length} label={position} />
      </div>
      <Stack gap="md" mih={220}>
        <Title order={3} size="h2" aria-live="polite" dir="auto">
          {question.questionText}
        </Title>
        {question.conditions && (
          <Text size="sm" c="dimmed" dir="auto">
            {conditionSentence(question.conditions, questions)}
          </Text>
        )}
        <PreviewAnswer question={question} />
      </Stack>
      <Group justify="space-between" className={classes.steps}>
        <StepButton variant="default" isEnd={index === 0} onStep={() => setStep(index - 1)}>
          Previous
        </StepButton>
        <StepButton data-autofocus isEnd={index === questions.length - 1} onStep={() => setStep(index + 1)}>
          Next
        </StepButton>
      </Group>
    </Stack>
  );
}

interface StepButtonProps extends ButtonProps {
  isEnd: boolean;
  onStep: () => void;
  children: string;
}

/** Stays focusable at the end; a natively disabled button would lose the focus. */
function StepButton({ isEnd, onStep, ...props }: StepButtonProps) {
  return <Button {...pressable(!isEnd && onStep)} {...props} />;
}

function PreviewAnswer({ question }: { question: EditedQuestion }) {
  switch (question.questionType) {
    case "text":
      return <TextInput aria-label="Answer" placeholder="The participant's answer" disabled />;
    case "multiple_choice":
      return (
        <Radio.Group aria-label="Options">
          <Stack gap="sm">
            {question.options?.map((option) => (
              <Radio key={option} value={option} label={<span dir="auto">{option}</span>} disabled />
            ))}
          </Stack>
        </Radio.Group>
      );
    case "rating":
      return (
        <Group gap="xs">
          {RATING_VALUES.map((value) => (
            <Button key={value} variant="default" w={52} px={0} disabled>
              {value}
            </Button>
          ))}
        </Group>
      );
  }
}
