import { AppError } from "./errors";

/** Counts who is inside by key, and refuses with TOO_MANY_REQUESTS who would be one too many. */
export function createHeadcount<Key>(max: number) {
  const inside = new Map<Key, number>();

  /** Comes in; the function it gives goes out again. */
  function enter(key: Key): () => void {
    const count = inside.get(key) ?? 0;
    if (count >= max) {
      throw new AppError("TOO_MANY_REQUESTS", "Too many pages are open at once. Please close some.", {
        retryAfter: 5,
      });
    }
    inside.set(key, count + 1);
    return () => {
      const left = (inside.get(key) ?? 1) - 1;
      if (left > 0) inside.set(key, left);
      else inside.delete(key);
    };
  }

  return { enter };
}
