import { setImmediate as others } from "node:timers/promises";

/** Rows per batch: a few milliseconds of reading, checking and writing. */
export const BATCH_SIZE = 100;

/** Reads a list in batches. No cursor stays open, because each batch is a new query, and other work runs in between. */
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
