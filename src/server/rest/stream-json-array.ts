import { Readable } from "node:stream";
import { z } from "zod";

const rows = z.array(z.unknown());

/**
 * Streams a JSON array while its rows arrive in chunks. An error before the first chunk is thrown, so that it can be
 * answered. A later one closes the connection before the array ends, so that a partial list is recognized.
 */
export async function streamJsonArray(chunks: AsyncIterable<unknown>): Promise<Readable> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  return Readable.from(jsonParts(first, iterator), { objectMode: false });
}

async function* jsonParts(
  first: IteratorResult<unknown>,
  rest: AsyncIterator<unknown>,
): AsyncGenerator<string> {
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
