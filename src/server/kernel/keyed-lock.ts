import { AppError } from "./errors";

/**
 * Runs work on the same thing one after the other. `waiting` more may queue behind the one that runs; what comes on
 * top is refused with TOO_MANY_REQUESTS. Kept in memory: there is one process, and the database has its own guards.
 */
export function createKeyedLock<Key>(waiting: number) {
  const queues = new Map<Key, { length: number; last: Promise<unknown> }>();

  return async function hold<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(key) ?? { length: 0, last: Promise.resolve() };
    if (queue.length > waiting) {
      throw new AppError("TOO_MANY_REQUESTS", "Please wait for the reply to your last message.", {
        retryAfter: 1,
      });
    }
    queue.length += 1;
    const result = queue.last.then(work, work);
    queue.last = result.catch(() => undefined);
    queues.set(key, queue);
    try {
      return await result;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(key);
    }
  };
}
