const waiting = new Set<() => unknown>();

/**
 * What is made of the tables: when it is first asked for, or before that by `prepareWords`. A server that nobody chats
 * with neither waits for it at its start nor keeps it.
 * @param make is called once
 */
export function prepared<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  const get = (): T => {
    if (!made) {
      waiting.delete(get);
      made = { value: make() };
    }
    return made.value;
  };
  waiting.add(get);
  return get;
}

/** Makes what has not been asked for, a part at a time, so that nobody waits while somebody reads the first question. */
export async function prepareWords(): Promise<void> {
  for (const make of waiting) {
    await new Promise(setImmediate);
    make();
  }
}
