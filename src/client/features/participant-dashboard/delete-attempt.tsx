import { Text } from "@mantine/core";
import type { AttemptListItem } from "#shared/contracts/attempts";
import { DeleteDialog } from "../../components/delete-dialog";
import { useAttemptCache } from "../../lib/attempt-cache";
import { errorMessage } from "../../lib/errors";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";

const FAILED = "Failed to delete assessment. Please try again.";

interface DeleteAttemptProps {
  attempt: AttemptListItem;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an attempt goes for good. */
export function DeleteAttempt({ attempt, opened, onClose, onDeleted }: DeleteAttemptProps) {
  const cache = useAttemptCache();
  const remove = trpc.user.attempts.delete.useMutation({
    onSuccess: async () => {
      notify.success("Success", "Assessment deleted successfully");
      await cache.deleted(attempt.id);
      onDeleted();
    },
    onError: (refusal) => notify.error("Error", errorMessage(refusal, FAILED)),
  });
  return (
    <DeleteDialog
      title="Delete Assessment"
      target={opened ? attempt : undefined}
      deletion={remove}
      failed={FAILED}
      onClose={onClose}
    >
      <Text>
        Are you sure you want to delete “{attempt.title}” with all its answers? Whoever invited you loses
        them, too. This action cannot be undone.
      </Text>
    </DeleteDialog>
  );
}
