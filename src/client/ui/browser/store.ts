import { useSyncExternalStore } from "react";

/** A value shared between parts of the page. Rendering on the server uses the initial value. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get: () => value,
    set(next: T): void {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: (): T =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  };
}
