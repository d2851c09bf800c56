import { Text } from "@mantine/core";
import { flushSync } from "react-dom";
import { trpc } from "../../data/trpc";
import { DeleteDialog } from "../../ui/delete-dialog";
import type { Question } from "./editor-types";
import { useQuestionChanges } from "./use-question-changes";

const FAILED = "Failed to delete question";

interface DeleteQuestionDialogProps {
  assessmentId: number;
  /** What is to go; nothing while it is closed. */
  question: Question | undefined;
  onClose: () => void;
}

/** Asks before a question goes. */
export function DeleteQuestionDialog({ assessmentId, question, onClose }: DeleteQuestionDialogProps) {
  const changes = useQuestionChanges(assessmentId);
  const remove = trpc.admin.questions.delete.useMutation({
    meta: { done: ["Success", "Question deleted successfully"], failed: FAILED },
    scope: changes.scope,
    onSuccess: async (_done, { id }) => {
      // At once: behind an open dialog nothing can take the focus.
      flushSync(onClose);
      focusAfter(changes.known() ?? [], id);
      changes.show((questions) => questions.filter((known) => known.id !== id));
      await changes.counted();
    },
  });
  return (
    <DeleteDialog
      title="Delete Question"
      target={question}
      deletion={remove}
      failed={FAILED}
      onClose={onClose}
    >
      <Text>Are you sure you want to delete this question?</Text>
      <Text size="sm" c="dimmed" mt="xs" dir="auto">
        {question?.questionText}
      </Text>
    </DeleteDialog>
  );
}

/** Where focus goes when a question has gone: to the one that moves up, else to the heading of the list. */
function focusAfter(questions: readonly Question[], id: number): void {
  const next = questions[questions.findIndex((question) => question.id === id) + 1];
  const button = next && document.querySelector<HTMLElement>(`[data-edit="${next.id}"]`);
  (button ?? document.getElementById("questions-heading"))?.focus();
}
