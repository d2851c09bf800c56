import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog";

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
