import { Text } from "@mantine/core";
import type { AttemptListItem } from "#shared/contracts/attempts";
import type { AttemptStatus } from "#shared/domain/attempt";
import { useAttemptCache } from "../../data/attempt-cache";
import { trpc } from "../../data/trpc";
import { wordsIn } from "../../parts/words";
import { DeleteDialog } from "../../ui/delete-dialog";

const FAILED = "Failed to delete assessment. Please try again.";

interface DeleteAttemptProps {
  attempt: AttemptListItem;
  opened: boolean;
  onClose: () => void;
  /** Told while the card is still there. */
  onDeleted: (id: number) => void;
}

/** What goes, beyond the card. */
const LOST: Record<AttemptStatus, string> = {
  completed:
    "Your answers, the conversation and your recommendations go with it, for you and for whoever invited you.",
  in_progress: "Your answers and the conversation go with it, for you and for whoever invited you.",
  not_started:
    "It was assigned to you and has no answers yet. Whoever assigned it will no longer see it, either.",
};

/** Asks before an attempt goes for good. */
export function DeleteAttempt({ attempt, opened, onClose, onDeleted }: DeleteAttemptProps) {
  const cache = useAttemptCache();
  const remove = trpc.user.attempts.delete.useMutation({
    meta: { done: ["Success", "Assessment deleted successfully"], failed: FAILED },
    onSuccess: async () => {
      onDeleted(attempt.id);
      onClose();
      await cache.deleted(attempt.id);
    },
  });
  return (
    <DeleteDialog
      title="Delete Assessment"
      target={opened ? attempt : undefined}
      deletion={remove}
      failed={FAILED}
      onClose={onClose}
    >
      <Text fw={600} mb="xs" lineClamp={2} {...wordsIn(attempt.language)}>
        {attempt.title}
      </Text>
      <Text>
        Are you sure you want to delete this assessment? This action cannot be undone and will permanently
        remove all assessment data.
      </Text>
      <Text mt="xs">{LOST[attempt.status]}</Text>
    </DeleteDialog>
  );
}
