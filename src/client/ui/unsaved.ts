import { createStore } from "./store";

/** What would be lost by leaving the page, the newest last: an entry for each part of it that is not saved. */
const unsaved = createStore<readonly { words: string }[]>([]);

/** Notes something as not saved, until the given function is called. */
export function noteUnsaved(words: string): () => void {
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
