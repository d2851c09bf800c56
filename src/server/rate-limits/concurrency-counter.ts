/** Where somebody comes in, and how many may be there at once. */
interface Room {
  key: string;
  max: number;
}

/** Counts who is inside by key. */
export function createConcurrencyCounter() {
  const inside = new Map<string, number>();
  const countIn = (key: string) => inside.get(key) ?? 0;

  /** Comes into all of them, and gives the function that goes out again; undefined when one has no place left. */
  function enter(rooms: readonly Room[]): (() => void) | undefined {
    if (rooms.some(({ key, max }) => countIn(key) >= max)) return undefined;
    for (const { key } of rooms) inside.set(key, countIn(key) + 1);
    return () => {
      for (const { key } of rooms) {
        const left = countIn(key) - 1;
        if (left > 0) inside.set(key, left);
        else inside.delete(key);
      }
    };
  }

  return { enter };
}
