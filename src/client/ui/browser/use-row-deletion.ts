import { useEffect, useRef } from "react";

/** Marks the button that deletes a row. */
export const deletes = (id: number) => ({ "data-deletes": id });

const buttons = () => [...document.querySelectorAll<HTMLElement>("main [data-deletes]")];

/**
 * Where the focus goes when a row is deleted: to the same button of the row in its place, of the last row where none
 * came after it, and to the page's heading where none is left.
 * @param rows the list, which is another one once the row is gone
 * @returns to be told which row is about to go, while it is still there
 */
export function useRowDeletion(rows: unknown): (id: number) => void {
  const place = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what it waits for
  useEffect(() => {
    if (place.current === undefined) return;
    const left = buttons();
    const next = left[place.current] ?? left.at(-1) ?? document.querySelector<HTMLElement>("main h1");
    place.current = undefined;
    next?.focus();
  }, [rows]);
  return (id) => {
    place.current = Math.max(
      0,
      buttons().findIndex((button) => button.dataset.deletes === String(id)),
    );
  };
}
