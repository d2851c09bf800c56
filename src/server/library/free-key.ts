/** The key, with the first number behind it that is free where it is taken. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  let free = key;
  for (let count = 2; taken.has(free); count += 1) free = `${key}-${count}`;
  return free;
}
