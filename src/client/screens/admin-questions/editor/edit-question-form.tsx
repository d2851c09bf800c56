import { Button, Group, Stack } from "@mantine/core";
import { type KeyboardEvent, useEffect, useState } from "react";
import { OPTIONS_CHANGED, type QuestionChange } from "#shared/contracts/questions";
import { rulesOf } from "#shared/domain/questions/conditions";
import { trpc } from "../../../api/trpc";
import { failureMessage } from "../../../ui/feedback/errors";
import { useZodForm } from "../../../ui/form/form";
import { FormErrorText } from "../../../ui/form/form-error";
import { PendingButton } from "../../../ui/form/pending-button";
import { useQuestionChanges } from "../use-question-changes";
import type { EditedQuestion } from "./editor-types";
import { QuestionFields } from "./question-fields";
import { questionChangeOf, questionForm, questionFormValues } from "./question-values";

const FAILED = "Failed to update question";

interface EditQuestionFormProps {
  question: EditedQuestion;
  /** From 1. */
  position: number;
  earlier: readonly EditedQuestion[];
  onDirty: (dirty: boolean) => void;
  /** Called on Escape. `hasChanges` is current, possibly newer than the last `onDirty`. */
  onEscape: (hasChanges: boolean) => void;
  onClose: () => void;
}

/** Whether another question's conditions depend on this one. */
const isNamed = (id: number, questions: readonly EditedQuestion[]) =>
  questions.some(({ conditions }) => rulesOf(conditions).some((rule) => rule.question === id));

/** Fields that are saved together with the options (question-values.ts). */
const optionFields = ({ options, exclusiveOptions, points }: EditedQuestion) => ({
  options,
  exclusiveOptions,
  points,
});

/** Form for an existing question. Changes are saved only by Save. */
export function EditQuestionForm(props: EditQuestionFormProps) {
  const { question, position, earlier, onDirty, onEscape, onClose } = props;
  const [initialValues] = useState(() => questionFormValues(question));
  /** The options that editing started from, sent for the conflict check. */
  const [optionsBefore, setOptionsBefore] = useState(() => optionFields(question));
  const { form, submit, showRefusal } = useZodForm(questionForm, initialValues);
  const changes = useQuestionChanges(question.assessmentId);
  const dirty = form.isDirty();
  const update = trpc.admin.questions.update.useMutation({
    meta: { successToast: ["Success", "Question updated successfully"], errorText: FAILED },
    onSuccess: async (saved) => {
      changes.show((questions) => questions.map((known) => (known.id === saved.id ? saved : known)));
      await changes.renamed();
      // A renamed option is also renamed in other questions' conditions.
      if (isNamed(saved.id, changes.known() ?? [])) await changes.reload();
    },
    onError: (error) => {
      showRefusal(error);
      if (error.message === OPTIONS_CHANGED) void adoptLatestOptions();
    },
  });
  /** After a conflict, uses the newest options as the base, so saving again overwrites them. */
  async function adoptLatestOptions(): Promise<void> {
    await changes.reload();
    const newest = changes.known()?.find(({ id }) => id === question.id);
    if (newest) setOptionsBefore(optionFields(newest));
  }
  const save = (change: QuestionChange) =>
    update.mutate(
      { id: question.id, change, ...(change.options !== undefined && { before: optionsBefore }) },
      { onSuccess: onClose },
    );

  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form opens
  useEffect(() => form.getInputNode("questionText")?.focus(), []);

  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing || update.isPending) return;
    // Otherwise the same key press closes the dialog that opens now.
    event.preventDefault();
    onEscape(form.isDirty());
  };
  return (
    <form
      noValidate
      aria-label={`Question ${position}`}
      onKeyDown={press}
      onSubmit={submit((draft) => save(questionChangeOf(initialValues, draft)))}
    >
      <Stack>
        <FormErrorText message={failureMessage(update.error, FAILED)} />
        <QuestionFields
          form={form}
          pending={update.isPending}
          assessmentId={question.assessmentId}
          earlier={earlier}
        />
        <Group justify="flex-end">
          <Button variant="default" disabled={update.isPending} onClick={onClose}>
            Cancel
          </Button>
          <PendingButton type="submit" pending={update.isPending} pendingLabel="Saving...">
            Save
          </PendingButton>
        </Group>
      </Stack>
    </form>
  );
}
