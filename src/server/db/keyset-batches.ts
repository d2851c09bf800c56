import { setImmediate as others } from "node:timers/promises";

/** Rows a chunk: a few milliseconds of reading, checking and writing. */
export const BATCH_SIZE = 100;

/**
 * All rows of a list, read in chunks, each by a query of its own that begins behind the last row of the one before.
 * No cursor stays open, and between two chunks others have their turn.
 */
export async function* inBatches<Row>(
  next: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await next(last);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1);
    await others();
  }
}
