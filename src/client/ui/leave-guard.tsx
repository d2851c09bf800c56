import { useEffect } from "react";
import { DiscardDialog } from "./discard-dialog";
import { noteUnsaved } from "./unsaved";
import { useLeaving } from "./use-leaving";

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  when: boolean;
  /** What would be lost is being saved: who leaves waits for that, and is asked only if something is left. */
  isSaving?: boolean;
  /** What would be lost. */
  children: string;
}

/**
 * Asks before another page is opened, or the tab is closed, while something is not saved. What leaves by other means,
 * as logging out does, finds it in `useUnsaved` and asks by itself.
 */
export function LeaveGuard({ when, isSaving = false, children }: LeaveGuardProps) {
  const { status, proceed, reset } = useLeaving(() => when);
  const isBlocked = status === "blocked";

  useEffect(() => (when ? noteUnsaved(children) : undefined), [when, children]);
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
