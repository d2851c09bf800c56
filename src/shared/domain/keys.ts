/** Longest key, in characters. */
const LONGEST = 40;

/**
 * A key made of a name, as no other has it: "Cash flow" becomes "cash-flow". It stays, whatever the name becomes.
 * @param otherwise the key of a name that has no letters for one
 */
export function keyFrom(name: string, taken: readonly string[], otherwise: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-");
  const base = trimmed(plain, LONGEST) || otherwise;
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? "" : `-${number}`;
    const key = `${trimmed(base, LONGEST - suffix.length)}${suffix}`;
    if (!taken.includes(key)) return key;
  }
}

const trimmed = (key: string, length: number) => key.replace(/^-+/, "").slice(0, length).replace(/-+$/, "");
