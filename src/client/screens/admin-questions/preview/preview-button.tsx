import { Button, type ButtonProps, Group, Stack, Text, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { conditionSentence } from "../../../components/condition-builder/rule-sentence";
import { Dialog } from "../../../ui/dialog/dialog";
import { pressable } from "../../../ui/form/pending-button";
import { IconEye } from "../../../ui/layout/icons";
import type { EditedQuestion } from "../editor/editor-types";
import classes from "./preview.module.css";
import { PreviewChat } from "./preview-chat";
import { PreviewForm } from "./preview-form";
import { type PreviewRun, usePreviewRun } from "./preview-run";
import { PreviewSteps } from "./preview-steps";

interface PreviewButtonProps extends ButtonProps {
  title: string;
  questions: readonly EditedQuestion[];
}

/** Opens the preview; without questions, explains why it can't. */
export function PreviewButton({ title, questions, ...props }: PreviewButtonProps) {
  const [opened, preview] = useDisclosure(false);
  const empty = questions.length === 0;
  return (
    <>
      <Tooltip label="Add a question first" disabled={!empty}>
        <Button
          variant="default"
          leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
          aria-description={empty ? "Add a question first" : undefined}
          {...pressable(!empty && preview.open)}
          {...props}
        >
          Preview Assessment
        </Button>
      </Tooltip>
      <PreviewDialog opened={opened} title={title} questions={questions} onClose={preview.close} />
    </>
  );
}

const VIEWS = [
  { value: "questions" as const, label: "Questions" },
  { value: "form" as const, label: "Form" },
  { value: "chat" as const, label: "Chat" },
];

interface PreviewDialogProps {
  opened: boolean;
  title: string;
  questions: readonly EditedQuestion[];
  onClose: () => void;
}

function PreviewDialog({ opened, ...shown }: PreviewDialogProps) {
  return (
    <Dialog opened={opened} onClose={shown.onClose} title="Preview Assessment" width="38.75rem" fillsPhone>
      <Preview {...shown} />
    </Dialog>
  );
}

function Preview({ title, questions }: Omit<PreviewDialogProps, "opened">) {
  const [view, setView] = useState<(typeof VIEWS)[number]["value"]>("questions");
  const run = usePreviewRun(questions);
  return (
    <Stack gap="lg">
      <Group grow gap={4} role="group" aria-label="Preview as">
        {VIEWS.map(({ value, label }) => (
          <Button
            key={value}
            px={0}
            size="sm"
            variant={value === view ? "light" : "default"}
            aria-pressed={value === view}
            onClick={() => setView(value)}
          >
            {label}
          </Button>
        ))}
      </Group>
      {view === "questions" && <PreviewSteps title={title} questions={questions} />}
      {view === "form" && <PreviewForm key={run.run} trial={run} />}
      {view === "chat" && <PreviewChat key={run.run} trial={run} />}
      {view !== "questions" && <HiddenQuestions trial={run} />}
    </Stack>
  );
}

function HiddenQuestions({ trial: { questions, asked } }: { trial: PreviewRun }) {
  const hidden = questions.flatMap(({ id, questionText, conditions }, index) =>
    conditions && !asked.some((question) => question.id === id)
      ? [{ id, number: index + 1, questionText, why: conditionSentence(conditions, questions) }]
      : [],
  );
  if (!questions.some(({ conditions }) => conditions)) return null;
  return (
    <section aria-label="Skipped questions" className={classes.hidden}>
      <Text size="sm" fw={600} role="status">
        {hidden.length === 0 ? "No questions are skipped for these answers" : "Skipped for these answers"}
      </Text>
      {hidden.length > 0 && (
        <ul>
          {hidden.map(({ id, number, questionText, why }) => (
            <li key={id}>
              <span dir="auto">
                {number}. {questionText}
              </span>
              <Text size="sm" c="dimmed" dir="auto">
                {why}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
