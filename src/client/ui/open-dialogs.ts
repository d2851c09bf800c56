import { useSyncExternalStore } from "react";

/** The windows over the page, the newest last. */
let open: readonly Element[] = [];
const listeners = new Set<() => void>();

function set(dialogs: readonly Element[]): void {
  open = dialogs;
  for (const listener of listeners) listener();
}

/** Notes a window as open, until the given function is called. */
export function noteOpen(dialog: Element): () => void {
  set([...open, dialog]);
  return () => set(open.filter((other) => other !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The window that lies over all else; undefined where none is open. What is not in it can neither be pressed nor read out. */
export const useTopDialog = (): Element | undefined =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
