const MAX_KEY_LENGTH = 40;

/**
 * A unique key from a name, such as "cash-flow" for "Cash flow". It doesn't change when the name does.
 * @param fallback the key for a name without letters or digits from a to z
 */
export function slugify(name: string, usedKeys: ReadonlySet<string>, fallback: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-");
  return uniqueSlug(trimKey(plain, MAX_KEY_LENGTH) || fallback, usedKeys);
}

/** The key, with the lowest free number appended if it is taken, within the maximum length. */
export function uniqueSlug(key: string, usedKeys: ReadonlySet<string>): string {
  let free = key;
  for (let number = 2; usedKeys.has(free); number += 1) {
    const suffix = `-${number}`;
    free = `${trimKey(key, MAX_KEY_LENGTH - suffix.length)}${suffix}`;
  }
  return free;
}

const trimKey = (key: string, length: number) => key.replace(/^-+/, "").slice(0, length).replace(/-+$/, "");
