import { Text } from "@mantine/core";
import type { AttemptListItem } from "#shared/contracts/attempts";
import type { AttemptStatus } from "#shared/domain/attempt";
import { useAttemptCache } from "../../api/attempt-cache";
import { trpc } from "../../api/trpc";
import { languageAttributes } from "../../components/template/template-language";
import { DeleteDialog } from "../../ui/dialog/confirm-dialog";

const FAILED = "Failed to delete assessment. Please try again.";

interface DeleteAttemptProps {
  attempt: AttemptListItem;
  opened: boolean;
  onClose: () => void;
  /** Called while the card is still rendered. */
  onDeleted: (id: number) => void;
}

const DELETION_EFFECTS: Record<AttemptStatus, string> = {
  completed:
    "The people who run this assessment will also lose access to your answers, conversation and recommendations.",
  in_progress: "The people who run this assessment will also lose access to your answers and conversation.",
  not_started: "It has no answers yet. The person who assigned it to you will no longer see it.",
};

/** Confirms and deletes an attempt. */
export function DeleteAttempt({ attempt, opened, onClose, onDeleted }: DeleteAttemptProps) {
  const cache = useAttemptCache();
  const remove = trpc.user.attempts.delete.useMutation({
    meta: { successToast: ["Success", "Assessment deleted successfully"], errorText: FAILED },
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
      <Text fw={600} mb="xs" lineClamp={2} {...languageAttributes(attempt.language)}>
        {attempt.title}
      </Text>
      <Text>
        Are you sure you want to delete this assessment? This action cannot be undone and will permanently
        remove all assessment data.
      </Text>
      <Text mt="xs">{DELETION_EFFECTS[attempt.status]}</Text>
    </DeleteDialog>
  );
}
