import { Text } from "@mantine/core";
import { trpc } from "../../api/trpc";
import { DeleteDialog } from "../../ui/dialog/confirm-dialog";
import type { AttemptRow } from "./attempt-rows";

const FAILED = "Failed to delete assessment";

interface DeleteAttemptDialogProps {
  /** What is to go; nothing while it is closed. */
  row: AttemptRow | undefined;
  onClose: () => void;
  /** Told while the row is still in the list. */
  onDeleted: (id: number) => void;
}

/** Asks before an attempt goes for good. */
export function DeleteAttemptDialog({ row, onClose, onDeleted }: DeleteAttemptDialogProps) {
  const utils = trpc.useUtils();
  const remove = trpc.admin.attempts.delete.useMutation({
    meta: { done: ["Success", "Assessment deleted successfully"], failed: FAILED },
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
