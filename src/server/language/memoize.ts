/** Memoizes `make` per object (WeakMap). Arguments must be immutable. */
export function memoizeByObject<K extends object, V extends object>(
  make: (argument: K) => V,
): (argument: K) => V {
  const known = new WeakMap<K, V>();
  return (argument) => {
    const made = known.get(argument) ?? make(argument);
    known.set(argument, made);
    return made;
  };
}

/** Caches the result for the last text only, because several rules in a row parse the same message. */
export function memoizeLast<V>(make: (text: string) => V): (text: string) => V {
  let last: { readonly text: string; readonly made: V } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}
