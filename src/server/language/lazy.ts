const pending = new Set<() => unknown>();

/** Creates a value on first use or in `warmUpLexicon`, so that servers without chats spend no time or memory on it. */
export function lazy<T>(make: () => T): () => T {
  let cached: { readonly value: T } | undefined;
  const get = (): T => {
    if (!cached) {
      pending.delete(get);
      cached = { value: make() };
    }
    return cached.value;
  };
  pending.add(get);
  return get;
}

/** Creates all lazy values, one per event-loop turn, before the first answer needs them. */
export async function warmUpLexicon(): Promise<void> {
  for (const make of pending) {
    await new Promise(setImmediate);
    make();
  }
}
