import { useEffect, useState } from "react";
import { DiscardDialog } from "./discard-dialog";
import { noteUnsaved } from "./unsaved";
import { useLeaving } from "./use-leaving";

/** Who leaves while something is being saved is asked after so long, in milliseconds: a connection may be dead. */
const LONGEST = 2_000;

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  when: boolean;
  /** What would be lost is being saved: who leaves waits a moment for that, and is asked only if something is left. */
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
  const isWaiting = isBlocked && isSaving;
  const [hasWaited, setHasWaited] = useState(false);

  useEffect(() => (when ? noteUnsaved(children) : undefined), [when, children]);
  useEffect(() => {
    if (isBlocked && !when) proceed?.();
  }, [isBlocked, when, proceed]);

  useEffect(() => {
    setHasWaited(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setHasWaited(true), LONGEST);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return (
    <DiscardDialog
      opened={isBlocked && when && (!isSaving || hasWaited)}
      onDiscard={() => proceed?.()}
      onKeep={() => reset?.()}
    >
      {children}
    </DiscardDialog>
  );
}
