import { fsyncSync, readSync, writeSync } from "node:fs";

/** Bytes that are written before waiting for the disk. */
export const CHUNK = 4 * 1024 * 1024;

/** The bytes of an open file from a position on; each chunk is overwritten by the next. */
export function* readChunks(file: number, from = 0): Generator<Buffer> {
  const buffer = Buffer.alloc(CHUNK);
  for (let position = from; ; ) {
    const length = readSync(file, buffer, 0, CHUNK, position);
    if (length === 0) return;
    yield buffer.subarray(0, length);
    position += length;
  }
}

/**
 * Writes to an open file and waits until the content is on disk. Large files are written chunk by chunk, so a server's
 * commit waits for one chunk and not for the whole file.
 */
export function writeDurably(file: number, content: Buffer, position: number): void {
  for (let done = 0; done < content.length; ) {
    done += writeSync(file, content, done, content.length - done, position + done);
  }
  fsyncSync(file);
}
