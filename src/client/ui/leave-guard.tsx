import { type ReactNode, useEffect } from "react";
import { DiscardDialog } from "./discard-dialog";
import { useLeaving } from "./use-leaving";

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  when: boolean;
  /** What would be lost is being saved: who leaves waits for that, and is asked only if something is left. */
  isSaving?: boolean;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks before another page is opened, or the tab is closed, while something is not saved. */
export function LeaveGuard({ when, isSaving = false, children }: LeaveGuardProps) {
  const { status, proceed, reset } = useLeaving(() => when);
  const isBlocked = status === "blocked";

  useEffect(() => {
    if (isBlocked && !when) proceed?.();
  }, [isBlocked, when, proceed]);

  return (
    <DiscardDialog
      opened={isBlocked && when && !isSaving}
      onDiscard={() => proceed?.()}
      onKeep={() => reset?.()}
    >
      {children}
    </DiscardDialog>
  );
}
