import { useBlocker, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { createStore } from "../browser/store";
import { DiscardDialog } from "../dialog/confirm-dialog";

/** Descriptions of unsaved changes on the page, newest last. */
const unsaved = createStore<readonly { message: string }[]>([]);

/** Returns a function that unregisters the change. */
function registerUnsaved(message: string): () => void {
  const entry = { message };
  unsaved.set([...unsaved.get(), entry]);
  return () => unsaved.set(unsaved.get().filter((other) => other !== entry));
}

/** All unsaved changes as one text; "" if everything is saved. */
export const useUnsaved = (): string =>
  unsaved
    .useValue()
    .map(({ message }) => message)
    .join(" ");

/** Blocks navigation while something is unsaved: `status` is "blocked" until `proceed` or `reset` is called. */
export function useLeaving(isUnsaved: () => boolean) {
  const router = useRouter();
  const [ownPath] = useState(() => router.latestLocation.pathname);
  return useBlocker({
    // On leaving and coming right back, the old page's blocker may still be active and must not block.
    shouldBlockFn: ({ current, next }) =>
      current.pathname === ownPath && next.pathname !== ownPath && isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
}

/** Maximum wait for a save when leaving, in milliseconds; then the person is asked, as the connection may be dead. */
const MAX_SAVE_WAIT = 2_000;

interface UnsavedChangesProps {
  when: boolean;
  /** A save is in progress: leaving waits for it and asks only if something stays unsaved. */
  isSaving?: boolean;
  children: string;
}

/**
 * Asks before the person leaves the page or closes the tab with unsaved changes. Other exits, such as signing out,
 * check `useUnsaved` themselves.
 */
export function UnsavedChanges({ when, isSaving = false, children }: UnsavedChangesProps) {
  const { status, proceed, reset } = useLeaving(() => when);
  const isBlocked = status === "blocked";
  const isWaiting = isBlocked && isSaving;
  const [hasWaited, setHasWaited] = useState(false);

  useEffect(() => (when ? registerUnsaved(children) : undefined), [when, children]);
  useEffect(() => {
    if (isBlocked && !when) proceed?.();
  }, [isBlocked, when, proceed]);

  useEffect(() => {
    setHasWaited(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setHasWaited(true), MAX_SAVE_WAIT);
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
