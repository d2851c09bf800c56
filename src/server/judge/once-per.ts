/** What is made of a thing: once, and kept for as long as the thing is, which nobody changes. */
export function oncePer<K extends object, V extends object>(make: (thing: K) => V): (thing: K) => V {
  const known = new WeakMap<K, V>();
  return (thing) => {
    const made = known.get(thing) ?? make(thing);
    known.set(thing, made);
    return made;
  };
}
