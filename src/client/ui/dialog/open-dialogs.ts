import { markRoot } from "../browser/root-style";
import { createStore } from "../browser/store";

/** The windows over the page, the newest last. */
const open = createStore<readonly Element[]>([]);

/** Notes a window as open, until the given function is called. */
export function noteOpen(dialog: Element): () => void {
  setOpen([...open.get(), dialog]);
  return () => setOpen(open.get().filter((other) => other !== dialog));
}

function setOpen(dialogs: readonly Element[]): void {
  open.set(dialogs);
  markRoot("data-dialog", dialogs.length > 0);
}

/** The window that lies over all else; undefined where none is open. What is not in it can neither be pressed nor read out. */
export const useTopDialog = (): Element | undefined => open.useValue().at(-1);
