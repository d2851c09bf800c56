import { useEffect, useRef } from "react";

/** Marks the button that deletes a template. */
export const deletes = (id: number) => ({ "data-deletes": id });

const buttons = () => [...document.querySelectorAll<HTMLElement>("main [data-deletes]")];

/**
 * Where the focus goes when a template is deleted: to the same button of the card in its place, of the last card where
 * none came after it, and to the page's heading where none is left.
 * @param templates the list, which is another one once the template is gone
 * @returns to be told which template is about to go, while it is still there
 */
export function useDeletionFocus(templates: unknown): (id: number) => void {
  const place = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what it waits for
  useEffect(() => {
    if (place.current === undefined) return;
    const left = buttons();
    const next = left[place.current] ?? left.at(-1) ?? document.querySelector<HTMLElement>("main h1");
    place.current = undefined;
    next?.focus();
  }, [templates]);
  return (id) => {
    const index = buttons().findIndex((button) => button.dataset.deletes === String(id));
    place.current = Math.max(0, index);
  };
}
