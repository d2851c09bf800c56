import { AppError } from "./errors";

/**
 * Lets only so many pieces of work run at once. `queue` more may wait for their turn; what comes on top of that
 * is refused with UNAVAILABLE.
 */
export function createTurns(atOnce: number, queue: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function take<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= queue) {
        throw new AppError("UNAVAILABLE", "The server is busy. Please try again in a moment.", {
          retryAfter: 1,
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
