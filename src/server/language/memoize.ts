/** Memoizes `make` per object (WeakMap). Arguments must be immutable. */
export function memoizeByObject<K extends object, V extends object>(
  make: (argument: K) => V,
): (argument: K) => V {
  const cache = new WeakMap<K, V>();
  return (argument) => {
    const value = cache.get(argument) ?? make(argument);
    cache.set(argument, value);
    return value;
  };
}

/** Caches the result for the last text only, because several rules in a row parse the same message. */
export function memoizeLast<V>(make: (text: string) => V): (text: string) => V {
  let last: { readonly text: string; readonly value: V } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: make(text) };
    return last.value;
  };
}
