import { Text } from "@mantine/core";
import { trpc } from "../../data/trpc";
import { DeleteDialog } from "../../ui/delete-dialog";
import type { Template } from "./template-types";

const FAILED = "Failed to delete assessment template";

interface DeleteTemplateDialogProps {
  /** What is to go; nothing while it is closed. */
  template: Template | undefined;
  onClose: () => void;
  /** Called while its card is still there. */
  onDeleted: (id: number) => void;
}

/** Asks before a template disappears; what participants have answered stays (spec section 4). */
export function DeleteTemplateDialog({ template, onClose, onDeleted }: DeleteTemplateDialogProps) {
  const utils = trpc.useUtils();
  const remove = trpc.admin.templates.delete.useMutation({
    meta: { done: ["Success", "Assessment template deleted successfully"], failed: FAILED },
    onSuccess: async (_done, { id }) => {
      onDeleted(id);
      onClose();
      await Promise.all([
        utils.admin.templates.invalidate(),
        utils.admin.questions.list.invalidate({ assessmentId: id }),
        utils.templates.invalidate(),
      ]);
    },
  });
  return (
    <DeleteDialog
      title="Delete Template"
      target={template}
      deletion={remove}
      failed={FAILED}
      onClose={onClose}
    >
      <Text>
        Are you sure you want to delete <strong>{template?.title}</strong>? It disappears from this portal and
        its link stops working.
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        Assessments that participants have begun or completed are kept, with all their answers.
      </Text>
    </DeleteDialog>
  );
}
