import { Stack } from "@mantine/core";
import { FormError } from "../../components/form-error";
import { IconPlus } from "../../components/icons";
import { PendingButton } from "../../components/pending-button";
import { errorMessage } from "../../lib/errors";
import { useZodForm } from "../../lib/form";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";
import type { Question } from "./editor-types";
import { QuestionFields } from "./question-fields";
import { NEW_QUESTION, questionForm } from "./question-values";
import { useQuestionChanges } from "./use-question-changes";

const FAILED = "Failed to create question";

interface AddQuestionFormProps {
  assessmentId: number;
  onAdded: (question: Question) => void;
}

/** Adds a question at the end; then the form is empty again, ready for the next. */
export function AddQuestionForm({ assessmentId, onAdded }: AddQuestionFormProps) {
  const { form, submit, showRefusal, restart } = useZodForm(questionForm, NEW_QUESTION);
  const changes = useQuestionChanges(assessmentId);
  const create = trpc.admin.questions.create.useMutation({
    scope: changes.scope,
    onSuccess: async (question) => {
      notify.success("Success", "Question created successfully");
      changes.show((questions) => [...questions, question]);
      onAdded(question);
      restart();
      form.getInputNode("questionText")?.focus();
      await changes.counted();
    },
    onError: (error) => {
      showRefusal(error);
      notify.failure(error, FAILED);
    },
  });
  return (
    <form noValidate onSubmit={submit((draft) => create.mutate({ assessmentId, draft }))}>
      <Stack>
        <FormError message={create.error ? errorMessage(create.error, FAILED) : undefined} />
        <QuestionFields form={form} />
        <PendingButton
          type="submit"
          fullWidth
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          pending={create.isPending}
          pendingLabel="Adding..."
        >
          Add Question
        </PendingButton>
      </Stack>
    </form>
  );
}
