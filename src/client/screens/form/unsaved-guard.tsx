import type { RefObject } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { useLeaving } from "../../ui/use-leaving";

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
      confirmLabel="Leave"
      pending={false}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      Your last answer could not be saved. It is kept in this tab, and is here when you come back.
    </ConfirmDialog>
  );
}
