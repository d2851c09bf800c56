import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../../../ui/dialog";
import type { Question } from "../editor-types";
import { HiddenQuestions } from "./hidden-questions";
import { PreviewChat } from "./preview-chat";
import { PreviewForm } from "./preview-form";
import { PreviewSteps } from "./preview-steps";
import { useTrial } from "./use-trial";

const VIEWS = [
  { value: "questions" as const, label: "Questions" },
  { value: "form" as const, label: "Form" },
  { value: "chat" as const, label: "Chat" },
];

interface PreviewDialogProps {
  opened: boolean;
  title: string;
  questions: readonly Question[];
  onClose: () => void;
}

/** The questions as participants will meet them: one by one, and as the form and the chat, to be tried. */
export function PreviewDialog({ opened, ...shown }: PreviewDialogProps) {
  return (
    <Dialog opened={opened} onClose={shown.onClose} title="Preview Assessment" width="38.75rem" fillsPhone>
      <Preview {...shown} />
    </Dialog>
  );
}

function Preview({ title, questions }: Omit<PreviewDialogProps, "opened">) {
  const [view, setView] = useState<(typeof VIEWS)[number]["value"]>("questions");
  const trial = useTrial(questions);
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
      {view === "form" && <PreviewForm key={trial.run} trial={trial} />}
      {view === "chat" && <PreviewChat key={trial.run} trial={trial} />}
      {view !== "questions" && <HiddenQuestions trial={trial} />}
    </Stack>
  );
}
