import { Button, Group, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { failureMessage } from "../feedback/errors";
import { FormErrorText } from "../form/form-error";
import { PendingButton } from "../form/pending-button";
import { Dialog } from "./dialog";

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  pending: boolean;
  pendingLabel?: string;
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms a destructive action. Cancel has the focus, and the dialog can't be closed while the action is pending. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, pending, pendingLabel, error, onConfirm, onCancel } = props;
  return (
    <Dialog opened={opened} title={title} onClose={onCancel} isHeld={pending}>
      <Stack>
        <div>{children}</div>
        <FormErrorText message={error} />
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onCancel} disabled={pending}>
            Cancel
          </Button>
          <PendingButton color="red" pending={pending} pendingLabel={pendingLabel} onClick={onConfirm}>
            {confirmLabel}
          </PendingButton>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface DeleteDialogProps {
  title: string;
  /** The object to delete; undefined closes the dialog. */
  target: { readonly id: number } | undefined;
  deletion: {
    readonly isPending: boolean;
    readonly error: unknown;
    mutate: (target: { id: number }) => void;
    reset: () => void;
  };
  /** Message if the call fails and the server sends none. */
  failed: string;
  confirmLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Confirms a deletion. Stays open with the error if it fails. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, target, deletion, failed, confirmLabel = "Delete", onClose, children } = props;
  const close = () => {
    deletion.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={target !== undefined}
      title={title}
      confirmLabel={confirmLabel}
      pending={deletion.isPending}
      pendingLabel="Deleting..."
      error={failureMessage(deletion.error, failed)}
      onConfirm={() => target && deletion.mutate({ id: target.id })}
      onCancel={close}
    >
      {children}
    </ConfirmDialog>
  );
}

interface DiscardDialogProps {
  opened: boolean;
  onDiscard: () => void;
  onKeep: () => void;
  children: ReactNode;
}

/** Confirms that unsaved changes may be discarded. */
export function DiscardDialog({ opened, onDiscard, onKeep, children }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title="Discard changes?"
      confirmLabel="Discard"
      pending={false}
      onConfirm={onDiscard}
      onCancel={onKeep}
    >
      {children}
    </ConfirmDialog>
  );
}
