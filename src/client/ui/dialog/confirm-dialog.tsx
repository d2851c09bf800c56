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
  /** Why the last try failed. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. Cancel has the focus; nothing closes it while the deed is under way. */
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
  /** What is to go; nothing while the dialog is closed. */
  target: { readonly id: number } | undefined;
  /** The call that deletes it, as a mutation hook gives it. */
  deletion: {
    readonly isPending: boolean;
    readonly error: unknown;
    mutate: (target: { id: number }) => void;
    reset: () => void;
  };
  /** What is said when the call fails and the server has no words of its own. */
  failed: string;
  /** What the button says that deletes; "Delete" when left out. */
  confirmLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something goes for good; it stays open, and says why, when the deletion fails. */
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
  /** What would be lost. */
  children: ReactNode;
}

/** Asks before what was typed is given up. */
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
