import { Readable } from "node:stream";
import { setImmediate as turnOver } from "node:timers/promises";
import { type Call, failedAs, outputOf } from "./call";
import { isStream } from "./streams";
import { serialize } from "./wire";

const line = (value: unknown) => `${JSON.stringify(serialize(value))}\n`;

// Of the library's streaming link: the answer, its result, the data in it and its events come one after the other, each
// under the number by which what came before announced it.
const ANSWER = line({ 0: [[0], [null, 0, 0]] });
const DATA =
  ANSWER + line([0, 0, [[{ result: 0 }], ["result", 0, 1]]]) + line([1, 0, [[{ data: 0 }], ["data", 0, 2]]]);
const EVENTS = DATA + line([2, 0, [[0], [null, 1, 3]]]);
const END = line([3, 0, [[]]]);

/**
 * What the library's streaming link reads, a line an event. The library's own writer sends each event through four web
 * streams, which costs more than a turn of the chat (decision 0051). Failures are lines, too.
 */
export async function* linesOf(call: Call): AsyncGenerator<string, void> {
  let result: unknown;
  try {
    result = await outputOf(call);
  } catch (cause) {
    yield ANSWER + line([0, 0, [[{ error: failedAs(cause, call).shape }]]]);
    return;
  }
  if (!isStream(result)) {
    yield DATA + line([2, 0, [[result]]]);
    return;
  }
  let before = EVENTS;
  try {
    for await (const event of result) {
      yield before + line([3, 1, [[event]]]);
      before = "";
    }
    yield before + END;
  } catch (cause) {
    yield before + line([3, 2, failedAs(cause, call).shape]);
  }
}

/** What to send: the text where all of it is there within one turn of the event loop, else a stream of what comes. */
export async function sent(lines: AsyncGenerator<string, void>): Promise<string | Readable> {
  const pieces = piecesOf(lines);
  const first = await pieces.next();
  if (first.done) return first.value;
  const stream = Readable.from(from(first.value, pieces), { objectMode: false });
  // Whoever has not begun to read ends nothing by leaving.
  stream.once("close", () => void pieces.return(""));
  return stream;
}

/** The lines, those in one piece that come in one turn of the event loop. The last piece is what it returns. */
async function* piecesOf(lines: AsyncGenerator<string, void>): AsyncGenerator<string, string> {
  let piece = "";
  try {
    for (;;) {
      const next = lines.next();
      if (piece !== "" && !(await isSoon(next))) {
        yield piece;
        piece = "";
      }
      const { done, value } = await next;
      if (done) return piece;
      piece += value;
    }
  } finally {
    await lines.return();
  }
}

const isSoon = (next: Promise<unknown>) => Promise.race([next.then(() => true), turnOver(false)]);

async function* from(first: string, rest: AsyncGenerator<string, string>): AsyncGenerator<string> {
  yield first;
  yield yield* rest;
}
