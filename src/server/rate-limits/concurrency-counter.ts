interface Room {
  key: string;
  max: number;
}

/** Counts concurrent entries by key. */
export function createConcurrencyCounter() {
  const counts = new Map<string, number>();
  const countIn = (key: string) => counts.get(key) ?? 0;

  /** Enters all rooms and returns the function that leaves them; undefined, without entering any, if one is full. */
  function enter(rooms: readonly Room[]): (() => void) | undefined {
    if (rooms.some(({ key, max }) => countIn(key) >= max)) return undefined;
    for (const { key } of rooms) counts.set(key, countIn(key) + 1);
    return () => {
      for (const { key } of rooms) {
        const remaining = countIn(key) - 1;
        if (remaining > 0) counts.set(key, remaining);
        else counts.delete(key);
      }
    };
  }

  return { enter };
}
