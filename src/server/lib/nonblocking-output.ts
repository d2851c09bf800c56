import { constants, openSync, writeSync } from "node:fs";

/** Maximum size of buffered output for a slow reader, in bytes. More is dropped. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Delay before the next attempt when the reader blocks, in milliseconds. */
const PAUSE = 100;

/** Process output that never waits for its reader (decision 0037). */
export interface Output {
  /** Writes text (which includes its line break) now or when the reader has room; false if it is lost. */
  write(text: string): boolean;
}

/** @param stream usually `process.stdout`, already initialized so that pipes and sockets return EAGAIN */
export function createOutput(stream: { fd: number; isTTY?: boolean | undefined }): Output {
  const fd = stream.isTTY ? reopenNonBlocking(stream.fd) : stream.fd;
  let waiting: Buffer[] = [];
  let size = 0;
  let lostCount = 0;
  let isRetrying = false;

  function write(text: string): boolean {
    const bytes = Buffer.from(text);
    if (size + bytes.length > MAX_BUFFERED_BYTES) {
      lostCount += 1;
      return false;
    }
    waiting.push(bytes);
    size += bytes.length;
    return flush();
  }

  /** Writes what the reader accepts; false if there is no reader, and everything was dropped. */
  function flush(): boolean {
    try {
      for (let next = waiting[0]; next; next = waiting[0]) {
        const writtenBytes = writeSync(fd, next);
        size -= writtenBytes;
        if (writtenBytes === next.length) waiting.shift();
        else waiting[0] = next.subarray(writtenBytes);
      }
    } catch (error) {
      if (isBusy(error)) {
        if (!isRetrying) setTimeout(retryLater, PAUSE).unref();
        isRetrying = true;
        return true;
      }
      lostCount += waiting.length;
      waiting = [];
      size = 0;
      return false;
    }
    reportLoss();
    return true;
  }

  function retryLater(): void {
    isRetrying = false;
    flush();
  }

  /** Written separately, so that entries the reader has accepted are never printed again if the notice is lost. */
  function reportLoss(): void {
    if (lostCount === 0) return;
    const unreported = lostCount;
    lostCount = 0;
    if (!write(`Log entries dropped because the output was blocked: ${unreported}\n`)) lostCount = unreported;
  }

  return { write };
}

/** Reopens the terminal as non-blocking. The inherited descriptor is shared with the shell, which needs it blocking. */
function reopenNonBlocking(fd: number): number {
  try {
    return openSync(`/dev/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    return fd;
  }
}

const isBusy = (error: unknown) => error instanceof Error && "code" in error && error.code === "EAGAIN";
