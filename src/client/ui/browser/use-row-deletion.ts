import { useEffect, useRef } from "react";

/** Attribute for the delete button of a row. */
export const deletes = (id: number) => ({ "data-deletes": id });

const buttons = () => [...document.querySelectorAll<HTMLElement>("main [data-deletes]")];

/**
 * Moves the focus after a row is deleted: to the delete button of the next row, else of the last row, else to the
 * page's heading.
 * @param rows the list; a new value means that the row is deleted
 * @returns function to call with the row's id before it is deleted
 */
export function useRowDeletion(rows: unknown): (id: number) => void {
  const place = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useEffect(() => {
    if (place.current === undefined) return;
    const remaining = buttons();
    const next =
      remaining[place.current] ?? remaining.at(-1) ?? document.querySelector<HTMLElement>("main h1");
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
