const pending = new Set<() => unknown>();

/** Makes a value on first use, or earlier in `warmUpLexicon`: a server without chats neither waits for it nor keeps it. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  const get = (): T => {
    if (!made) {
      pending.delete(get);
      made = { value: make() };
    }
    return made.value;
  };
  pending.add(get);
  return get;
}

/** Makes all lazy values, one per event-loop turn, while the first question is being read. */
export async function warmUpLexicon(): Promise<void> {
  for (const make of pending) {
    await new Promise(setImmediate);
    make();
  }
}
