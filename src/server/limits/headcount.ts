/** Counts who is inside by key. */
export function createHeadcount() {
  const inside = new Map<string, number>();

  /** Comes in, and gives the function that goes out again; undefined when that would be one too many. */
  function enter(key: string, max: number): (() => void) | undefined {
    const count = inside.get(key) ?? 0;
    if (count >= max) return undefined;
    inside.set(key, count + 1);
    return () => {
      const left = (inside.get(key) ?? 1) - 1;
      if (left > 0) inside.set(key, left);
      else inside.delete(key);
    };
  }

  return { enter };
}
