/** What is made of a thing: once, and kept for as long as the thing is, which nobody changes. */
export function oncePer<K extends object, V extends object>(make: (thing: K) => V): (thing: K) => V {
  const known = new WeakMap<K, V>();
  return (thing) => {
    const made = known.get(thing) ?? make(thing);
    known.set(thing, made);
    return made;
  };
}

/** What is made of a text, kept until another one comes: several rules in turn ask about the same message. */
export function ofLast<V>(make: (text: string) => V): (text: string) => V {
  let last: { readonly text: string; readonly made: V } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}
