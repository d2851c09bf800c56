import { Text } from "@mantine/core";
import { trpc } from "../../api/trpc";
import { DeleteDialog } from "../../ui/dialog/confirm-dialog";
import type { AttemptRow } from "./attempt-rows";

const FAILED = "Failed to delete assessment";

interface DeleteAttemptDialogProps {
  /** The attempt to delete; undefined while the dialog is closed. */
  row: AttemptRow | undefined;
  onClose: () => void;
  /** Called while the row is still in the list. */
  onDeleted: (id: number) => void;
}

/** Confirms and deletes an attempt. */
export function DeleteAttemptDialog({ row, onClose, onDeleted }: DeleteAttemptDialogProps) {
  const utils = trpc.useUtils();
  const remove = trpc.admin.attempts.delete.useMutation({
    meta: { successToast: ["Success", "Assessment deleted successfully"], errorText: FAILED },
    onSuccess: async (_, { id }) => {
      onDeleted(id);
      onClose();
      await Promise.all([
        utils.admin.attempts.invalidate(),
        utils.admin.stats.invalidate(),
        utils.admin.templates.invalidate(),
      ]);
    },
  });
  return (
    <DeleteDialog
      title="Delete Assessment"
      target={row?.attempt}
      deletion={remove}
      failed={FAILED}
      onClose={onClose}
    >
      <Text>
        Are you sure you want to delete this assessment? This action cannot be undone and will permanently
        remove all assessment data.
      </Text>
      {row && (
        <Text size="sm" c="dimmed" mt="xs">
          {row.title} – {row.participant}
        </Text>
      )}
    </DeleteDialog>
  );
}
