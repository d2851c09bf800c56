import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog";
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
    <ConfirmDialog
      opened={leaving.status === "blocked"}
      title="Discard changes?"
      confirmLabel="Discard"
      pending={false}
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
