import { createStore } from "./store";

/** The windows over the page, the newest last. */
const open = createStore<readonly Element[]>([]);

/** Notes a window as open, until the given function is called. */
export function noteOpen(dialog: Element): () => void {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((other) => other !== dialog));
}

/** The window that lies over all else; undefined where none is open. What is not in it can neither be pressed nor read out. */
export const useTopDialog = (): Element | undefined => open.useValue().at(-1);
