import type { RefObject } from "react";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog";
import { useLeaving } from "../../ui/form/unsaved-changes";

interface UnsavedGuardProps {
  /** Whether the last save failed. */
  isUnsaved: RefObject<boolean>;
}

/** Asks before the form is left while an answer is only on this device. */
export function UnsavedGuard({ isUnsaved }: UnsavedGuardProps) {
  const { status, proceed, reset } = useLeaving(() => isUnsaved.current);
  return (
    <ConfirmDialog
      opened={status === "blocked"}
      title="Leave with an unsaved answer?"
      confirmLabel="Leave page"
      pending={false}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      Your last answer isn't saved yet. We'll keep it in this tab for when you come back.
    </ConfirmDialog>
  );
}
