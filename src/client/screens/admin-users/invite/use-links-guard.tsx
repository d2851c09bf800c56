import { type ReactNode, useCallback, useRef, useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";

interface LinksGuard {
  /** For Escape, the cross and a press beside the window: asks first while links would be lost. */
  close: () => void;
  /** For Done: ends the window at once. */
  leave: () => void;
  /** Called with how many links are shown that nobody has copied yet. */
  onUncopied: (count: number) => void;
  /** To be rendered beside the window. */
  question: ReactNode;
}

/** Keeps a window open whose links are shown only now, until they were copied or somebody says that they are done. */
export function useLinksGuard(onClose: () => void): LinksGuard {
  // Read at the press: one that follows a copy at once comes before the window is drawn anew.
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
