import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { trpc } from "../../../api/trpc";
import { Dialog } from "../../../ui/dialog/dialog";
import { failureMessage } from "../../../ui/feedback/errors";
import { useZodForm } from "../../../ui/form/form";
import { FormErrorText } from "../../../ui/form/form-error";
import { PendingButton } from "../../../ui/form/pending-button";
import { UnsavedChanges } from "../../../ui/form/unsaved-changes";
import { plural } from "../../../ui/format/text";
import { IconPlus } from "../../../ui/layout/icons";
import { QuestionList } from "../list/question-list";
import { NoAdviceCard } from "../no-advice-card";
import { PathsPanel } from "../paths-panel";
import { PreviewButton } from "../preview/preview-button";
import { TemplateFields } from "../template-fields";
import { useQuestionChanges } from "../use-question-changes";
import type { EditedQuestion, EditedTemplate } from "./editor-types";
import classes from "./question-editor.module.css";
import { QuestionFields } from "./question-fields";
import { NEW_QUESTION, questionForm } from "./question-values";

interface QuestionEditorProps {
  template: EditedTemplate;
  questions: readonly EditedQuestion[];
  /** Whether there are questions but no cards; false until that has loaded. */
  hasNoAdvice: boolean;
}

/** Template editor: settings, questions, and the form to add one (in a drawer on narrow screens). */
export function QuestionEditor({ template, questions, hasNoAdvice }: QuestionEditorProps) {
  const isWide = useMediaQuery("(min-width: 62em)", undefined, { getInitialValueInEffect: false });
  const [isAdding, drawer] = useDisclosure(false);
  const [addedId, setAddedId] = useState<number>();
  const adding = useAddQuestion(template.id, ({ id }) => setAddedId(id));
  const addForm = <AddQuestionForm assessmentId={template.id} adding={adding} earlier={questions} />;
  const preview = <PreviewButton title={template.title} questions={questions} fullWidth={isWide} />;

  return (
    <div className={classes.columns}>
      <UnsavedChanges when={adding.isDirty}>The question you're adding isn't saved yet.</UnsavedChanges>
      <Stack gap="lg" miw={0}>
        <TemplateFields template={template} questionCount={questions.length} hasNoAdvice={hasNoAdvice} />
        {hasNoAdvice && <NoAdviceCard assessmentId={template.id} />}
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

interface AddQuestionFormProps {
  assessmentId: number;
  adding: AddQuestion;
  /** All questions; the new one goes after them. */
  earlier: readonly EditedQuestion[];
}

/** Adds a question at the end, then resets the form for the next one. */
function AddQuestionForm({ assessmentId, adding, earlier }: AddQuestionFormProps) {
  return (
    <form noValidate onSubmit={adding.onSubmit}>
      <Stack>
        <FormErrorText message={adding.error} />
        <QuestionFields
          form={adding.form}
          pending={adding.pending}
          assessmentId={assessmentId}
          earlier={earlier}
        />
        <PendingButton
          type="submit"
          fullWidth
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          pending={adding.pending}
          pendingLabel="Adding..."
        >
          Add Question
        </PendingButton>
      </Stack>
    </form>
  );
}

const FAILED = "Failed to create question";

type AddQuestion = ReturnType<typeof useAddQuestion>;

/** State of the question being added. Kept outside the drawer, so closing it doesn't lose the input. */
function useAddQuestion(assessmentId: number, onAdded: (question: EditedQuestion) => void) {
  const { form, submit, showRefusal, restart } = useZodForm(questionForm, NEW_QUESTION);
  const changes = useQuestionChanges(assessmentId);
  const create = trpc.admin.questions.create.useMutation({
    meta: { successToast: ["Success", "Question created successfully"], errorText: FAILED },
    scope: changes.scope,
    onSuccess: async (question) => {
      changes.show((questions) => [...questions, question]);
      onAdded(question);
      restart();
      form.getInputNode("questionText")?.focus();
      await changes.counted();
    },
    onError: showRefusal,
  });
  return {
    form,
    isDirty: form.isDirty(),
    onSubmit: submit((draft) => create.mutate({ assessmentId, draft })),
    pending: create.isPending,
    error: failureMessage(create.error, FAILED),
  };
}
