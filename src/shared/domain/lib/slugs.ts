/** Longest key, in characters. */
const LONGEST = 40;

/**
 * A key made of a name, as no other has it: "Cash flow" becomes "cash-flow". It stays, whatever the name becomes.
 * @param otherwise the key of a name that has no letters for one
 */
export function slugify(name: string, taken: ReadonlySet<string>, otherwise: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-");
  return uniqueSlug(trimmed(plain, LONGEST) || otherwise, taken);
}

/** The key, with the first number behind it that is free where it is taken; no longer than a key may be. */
export function uniqueSlug(key: string, taken: ReadonlySet<string>): string {
  let free = key;
  for (let number = 2; taken.has(free); number += 1) {
    const suffix = `-${number}`;
    free = `${trimmed(key, LONGEST - suffix.length)}${suffix}`;
  }
  return free;
}

const trimmed = (key: string, length: number) => key.replace(/^-+/, "").slice(0, length).replace(/-+$/, "");
