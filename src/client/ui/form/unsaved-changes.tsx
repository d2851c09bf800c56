import { useBlocker, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { createStore } from "../browser/store";
import { DiscardDialog } from "../dialog/confirm-dialog";

/** What would be lost by leaving the page, the newest last: an entry for each part of it that is not saved. */
const unsaved = createStore<readonly { words: string }[]>([]);

/** Notes something as not saved, until the given function is called. */
function noteUnsaved(words: string): () => void {
  const entry = { words };
  unsaved.set([...unsaved.get(), entry]);
  return () => unsaved.set(unsaved.get().filter((other) => other !== entry));
}

/** What the page would lose, in words; empty where everything is saved. */
export const useUnsaved = (): string =>
  unsaved
    .useValue()
    .map(({ words }) => words)
    .join(" ");

/**
 * Stops who is about to leave this page while something is not saved: `status` is "blocked" until `proceed` or `reset`
 * is called. Before a tab is closed the browser asks by itself.
 */
export function useLeaving(isUnsaved: () => boolean) {
  const router = useRouter();
  const [own] = useState(() => router.latestLocation.pathname);
  return useBlocker({
    // Who has left and comes back at once finds this page not yet put away; that must not stop them.
    shouldBlockFn: ({ current, next }) => current.pathname === own && next.pathname !== own && isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
}

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
export function UnsavedChanges({ when, isSaving = false, children }: LeaveGuardProps) {
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
