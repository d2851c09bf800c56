import { Text } from "@mantine/core";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { errorMessage } from "../../lib/errors";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";
import type { Question } from "./editor-types";
import { useQuestionChanges } from "./use-question-changes";

const FAILED = "Failed to delete question";

interface DeleteQuestionDialogProps {
  /** What is to go; nothing while it is closed. */
  question: Question | undefined;
  onClose: () => void;
}

/** Asks before a question goes. */
export function DeleteQuestionDialog({ question, onClose }: DeleteQuestionDialogProps) {
  const changes = useQuestionChanges(question?.assessmentId ?? 0);
  const remove = trpc.admin.questions.delete.useMutation({
    onSuccess: async (_done, { id }) => {
      notify.success("Success", "Question deleted successfully");
      onClose();
      changes.show((questions) => questions.filter((known) => known.id !== id));
      document.getElementById("questions-heading")?.focus();
      await changes.counted();
    },
    onError: (error) => notify.failure(error, FAILED),
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={question !== undefined}
      title="Delete Question"
      confirmLabel="Delete"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      error={remove.error ? errorMessage(remove.error, FAILED) : undefined}
      onConfirm={() => question && remove.mutate({ id: question.id })}
      onCancel={close}
    >
      <Text>Are you sure you want to delete this question?</Text>
      <Text size="sm" c="dimmed" mt="xs">
        {question?.questionText}
      </Text>
    </ConfirmDialog>
  );
}
