import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog";

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
  const [uncopied, setUncopied] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setUncopied(0);
    setAsking(false);
    onClose();
  };
  const isOne = uncopied === 1;
  return {
    close: () => (uncopied > 0 ? setAsking(true) : leave()),
    leave,
    onUncopied: setUncopied,
    question: (
      <ConfirmDialog
        opened={isAsking}
        title={isOne ? "Close without this link?" : "Close without these links?"}
        confirmLabel="Close"
        pending={false}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {isOne ? "It is shown only now." : "They are shown only now."}
      </ConfirmDialog>
    ),
  };
}
