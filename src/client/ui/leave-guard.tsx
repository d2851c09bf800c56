import type { ReactNode } from "react";
import { DiscardDialog } from "./discard-dialog";
import { useLeaving } from "./use-leaving";

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  when: boolean;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks before another page is opened, or the tab is closed, while something is not saved. */
export function LeaveGuard({ when, children }: LeaveGuardProps) {
  const leaving = useLeaving(() => when);
  return (
    <DiscardDialog
      opened={leaving.status === "blocked"}
      onDiscard={() => leaving.proceed?.()}
      onKeep={() => leaving.reset?.()}
    >
      {children}
    </DiscardDialog>
  );
}
