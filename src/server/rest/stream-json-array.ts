import { Readable } from "node:stream";
import { z } from "zod";

const rows = z.array(z.unknown());

/**
 * A JSON list, written while its rows come in chunks. What goes wrong before the first is thrown, so that it can still
 * be answered; later, it ends the connection before the list is closed, so that nobody takes a part for the whole.
 */
export async function streamJsonArray(chunks: AsyncIterable<unknown>): Promise<Readable> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  return Readable.from(pieces(first, iterator), { objectMode: false });
}

async function* pieces(first: IteratorResult<unknown>, rest: AsyncIterator<unknown>): AsyncGenerator<string> {
  let before = "[";
  try {
    for (let next = first; !next.done; next = await rest.next()) {
      yield before + JSON.stringify(rows.parse(next.value)).slice(1, -1);
      before = ",";
    }
    yield before === "[" ? "[]" : "]";
  } finally {
    await rest.return?.();
  }
}
