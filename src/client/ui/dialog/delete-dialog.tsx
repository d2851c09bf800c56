import type { ReactNode } from "react";
import { failureMessage } from "../feedback/errors";
import { ConfirmDialog } from "./confirm-dialog";

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
