import { type ReactNode, useCallback, useRef, useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";

interface LinksGuard {
  /** For Escape, the close button and clicks outside: asks first if links would be lost. */
  close: () => void;
  /** For Done: closes without asking. */
  leave: () => void;
  /** Called with the number of visible links not copied yet. */
  onUncopied: (count: number) => void;
  /** Confirmation dialog; render it next to the guarded dialog. */
  question: ReactNode;
}

/** Asks before a dialog closes whose links haven't been copied, because they aren't shown again. */
export function useLinksGuard(onClose: () => void): LinksGuard {
  // A ref, so that closing right after copying sees the current count before the next render.
  const uncopied = useRef(0);
  const [askedFor, setAskedFor] = useState(0);
  const onUncopied = useCallback((count: number) => {
    uncopied.current = count;
  }, []);
  const leave = () => {
    uncopied.current = 0;
    setAskedFor(0);
    onClose();
  };
  const isOne = askedFor === 1;
  return {
    close: () => (uncopied.current > 0 ? setAskedFor(uncopied.current) : leave()),
    leave,
    onUncopied,
    question: (
      <ConfirmDialog
        opened={askedFor > 0}
        title="Close without copying?"
        confirmLabel="Close"
        pending={false}
        onConfirm={leave}
        onCancel={() => setAskedFor(0)}
      >
        {isOne ? "You won't see this link again." : "You won't see these links again."}
      </ConfirmDialog>
    ),
  };
}
