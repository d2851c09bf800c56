import { type RefObject, useEffect, useState } from "react";
import { useLeaving } from "../../components/use-leaving";

const loadDialog = async () => (await import("../../components/confirm-dialog")).ConfirmDialog;

interface UnsavedGuardProps {
  /** Whether the last save failed. */
  isUnsaved: RefObject<boolean>;
}

/**
 * Asks before the form is left while an answer is only on this device. Its dialog is fetched beforehand, because a
 * save fails where nothing can be fetched; without it one may leave, as the draft is kept for this tab anyway.
 */
export function UnsavedGuard({ isUnsaved }: UnsavedGuardProps) {
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  useEffect(() => {
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => undefined,
    );
  }, []);
  const { status, proceed, reset } = useLeaving(() => isUnsaved.current, Dialog !== undefined);
  if (!Dialog) return null;
  return (
    <Dialog
      opened={status === "blocked"}
      title="Leave with an unsaved answer?"
      confirmLabel="Leave"
      pending={false}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      Your last answer could not be saved. It is kept in this tab, and is here when you come back.
    </Dialog>
  );
}
