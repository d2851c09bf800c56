import { constants, openSync, writeSync } from "node:fs";

/** As much as waits for a reader who is slow, in bytes; what comes after it is dropped. */
const MOST_WAITING = 1024 * 1024;
/** Before a reader who had no room is asked again, in milliseconds. */
const PAUSE = 100;

/** What a process prints to; it never waits for whoever reads it (decision 0037). */
export interface Output {
  /** Prints a text, line break included, now or when there is room; false when it is lost. */
  write(text: string): boolean;
}

/**
 * @param stream usually `process.stdout`: to be made by then, because that makes pipes and sockets say EAGAIN instead
 *   of waiting
 */
export function createOutput(stream: { fd: number; isTTY?: boolean | undefined }): Output {
  const fd = stream.isTTY ? reopened(stream.fd) : stream.fd;
  let waiting: Buffer[] = [];
  let size = 0;
  let lost = 0;
  let isRetrying = false;

  function write(text: string): boolean {
    const bytes = Buffer.from(text);
    if (size + bytes.length > MOST_WAITING) {
      lost += 1;
      return false;
    }
    waiting.push(bytes);
    size += bytes.length;
    return flush();
  }

  /** Hands over what the reader takes; false when there is no reader, and everything was dropped. */
  function flush(): boolean {
    try {
      for (let next = waiting[0]; next; next = waiting[0]) {
        const written = writeSync(fd, next);
        size -= written;
        if (written === next.length) waiting.shift();
        else waiting[0] = next.subarray(written);
      }
    } catch (error) {
      if (isBusy(error)) {
        if (!isRetrying) setTimeout(again, PAUSE).unref();
        isRetrying = true;
        return true;
      }
      lost += waiting.length;
      waiting = [];
      size = 0;
      return false;
    }
    tellLoss();
    return true;
  }

  function again(): void {
    isRetrying = false;
    flush();
  }

  /** The notice is lost by itself: what came before it was taken, and must not be printed again. */
  function tellLoss(): void {
    if (lost === 0) return;
    const untold = lost;
    lost = 0;
    if (!write(`Log entries dropped because the output was blocked: ${untold}\n`)) lost = untold;
  }

  return { write };
}

/**
 * The same terminal, opened so that it says EAGAIN when it is stopped: what the process was given is shared with the
 * shell, which wants it to wait.
 */
function reopened(fd: number): number {
  try {
    return openSync(`/dev/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    return fd;
  }
}

const isBusy = (error: unknown) => error instanceof Error && "code" in error && error.code === "EAGAIN";
