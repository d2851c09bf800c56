/**
 * Runs work with the same key one after another. In memory, because there is only one server process.
 * @param enter admits a caller to run or wait and returns its release function; throws to refuse
 */
export function createKeyedLock<Key>(enter: (key: Key) => () => void) {
  const queues = new Map<Key, Promise<unknown>>();

  return async function runLocked<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const release = enter(key);
    const result = (queues.get(key) ?? Promise.resolve()).then(work, work);
    const finished = result.catch(() => undefined);
    queues.set(key, finished);
    try {
      return await result;
    } finally {
      if (queues.get(key) === finished) queues.delete(key);
      release();
    }
  };
}
