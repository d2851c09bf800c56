interface Room {
  key: string;
  max: number;
}

/** Counts concurrent entries by key. */
export function createConcurrencyCounter() {
  const inside = new Map<string, number>();
  const countIn = (key: string) => inside.get(key) ?? 0;

  /** Enters all rooms and returns the function that leaves them; undefined, without entering any, if one is full. */
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
