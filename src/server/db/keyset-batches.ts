import { setImmediate as others } from "node:timers/promises";

/** Rows per batch: a few milliseconds of reading, checking and writing. */
export const BATCH_SIZE = 100;

/**
 * Reads all rows of a list in batches. Each batch is a new query that starts after the last row, so no cursor stays
 * open, and other work runs in between.
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
