import { Text } from "@mantine/core";
import { flushSync } from "react-dom";
import type { Card } from "#shared/domain/cards/card";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import type { useCardChanges } from "./use-card-changes";
import { LIST_HEADING } from "./use-card-editor";

interface DeleteCardDialogProps {
  assessmentId: number;
  /** The card to delete; undefined while the dialog is closed. */
  card: Card | undefined;
  changes: ReturnType<typeof useCardChanges>;
  onClose: () => void;
}

/** Confirms and deletes a card. */
export function DeleteCardDialog({ assessmentId, card, changes, onClose }: DeleteCardDialogProps) {
  const { remove, removalFailure, forget } = changes;
  const close = () => {
    forget();
    onClose();
  };
  const confirm = () =>
    card &&
    remove.mutate(
      { assessmentId, key: card.key },
      {
        onSuccess: () => {
          // Closes synchronously, because nothing behind an open dialog can take the focus.
          flushSync(onClose);
          document.getElementById(LIST_HEADING)?.focus();
        },
      },
    );
  return (
    <ConfirmDialog
      opened={card !== undefined}
      title="Delete card"
      confirmLabel="Delete"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      error={removalFailure}
      onConfirm={confirm}
      onCancel={close}
    >
      <Text>Are you sure you want to delete this card?</Text>
      <Text size="sm" c="dimmed" mt="xs" dir="auto">
        {card?.title}
      </Text>
    </ConfirmDialog>
  );
}
