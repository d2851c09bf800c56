import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { Dialog } from "../../ui/dialog";
import { IconPlus } from "../../ui/icons";
import { LeaveGuard } from "../../ui/leave-guard";
import { plural } from "../../ui/plural";
import { AddQuestionForm } from "./add-question-form";
import type { Question, Template } from "./editor-types";
import { PathsPanel } from "./paths-panel";
import { PreviewButton } from "./preview/preview-button";
import classes from "./question-editor.module.css";
import { QuestionList } from "./question-list";
import { TemplateFields } from "./template-fields";
import { useAddQuestion } from "./use-add-question";

interface QuestionEditorProps {
  template: Template;
  questions: readonly Question[];
}

/** A template and its questions: the list, and beside it the form that adds one (below it, a drawer). */
export function QuestionEditor({ template, questions }: QuestionEditorProps) {
  const isWide = useMediaQuery("(min-width: 62em)", undefined, { getInitialValueInEffect: false });
  const [isAdding, drawer] = useDisclosure(false);
  const [addedId, setAddedId] = useState<number>();
  const adding = useAddQuestion(template.id, ({ id }) => setAddedId(id));
  const addForm = <AddQuestionForm assessmentId={template.id} adding={adding} earlier={questions} />;
  const preview = <PreviewButton title={template.title} questions={questions} fullWidth={isWide} />;

  return (
    <div className={classes.columns}>
      <LeaveGuard when={adding.isDirty}>The question you are adding is not saved.</LeaveGuard>
      <Stack gap="lg" miw={0}>
        <TemplateFields template={template} questionCount={questions.length} />
        <Stack gap="sm">
          <Group justify="space-between">
            <Group gap="sm" align="baseline">
              <Title order={2} id="questions-heading" tabIndex={-1}>
                Questions
              </Title>
              <Text size="sm" c="dimmed">
                {plural(questions.length, "question")}
              </Text>
            </Group>
            {!isWide && (
              <Group gap="xs" className={classes.buttons}>
                {preview}
                <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={drawer.open}>
                  Add Question
                </Button>
              </Group>
            )}
          </Group>
          {questions.length > 0 && <PathsPanel questions={questions} />}
          <QuestionList assessmentId={template.id} questions={questions} addedId={addedId} />
        </Stack>
      </Stack>
      {isWide ? (
        <aside className={classes.aside} aria-label="Add a question">
          {preview}
          <Card>
            <Title order={2} size="h3" mb="md">
              Add Question
            </Title>
            {addForm}
          </Card>
        </aside>
      ) : (
        <Dialog opened={isAdding} onClose={drawer.close} place="bottom" width="100%" title="Add Question">
          {addForm}
        </Dialog>
      )}
    </div>
  );
}
