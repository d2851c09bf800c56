import type { Counter } from "./store";

const MINUTE = 60_000;

/** Counts in the memory of this process. Ended windows are removed once a minute. */
export function createMemoryStore() {
  const windows = new Map<string, { hits: number; resetAt: Date }>();
  let sweptAt = 0;

  const findWindow = ({ key }: Counter, now: Date) => {
    const window = windows.get(key);
    return window && window.resetAt > now ? window : undefined;
  };
  const isFull = (counter: Counter, now: Date) =>
    (findWindow(counter, now)?.hits ?? 0) > counter.max - counter.amount;
  const hasRoom = (counters: readonly Counter[], now: Date) =>
    !counters.some((counter) => isFull(counter, now));

  function sweep(now: Date): void {
    if (Math.abs(now.getTime() - sweptAt) < MINUTE) return;
    sweptAt = now.getTime();
    for (const [key, { resetAt }] of windows) if (resetAt <= now) windows.delete(key);
  }

  function countAll(counters: readonly Counter[], now: Date): boolean {
    sweep(now);
    if (!hasRoom(counters, now)) return false;
    for (const counter of counters) {
      const { hits, resetAt } = findWindow(counter, now) ?? { hits: 0, resetAt: counter.resetAt };
      windows.set(counter.key, { hits: hits + counter.amount, resetAt });
    }
    return true;
  }

  function fullUntil(counters: readonly Counter[], now: Date): Date | undefined {
    const ends = counters.flatMap((counter) =>
      isFull(counter, now) ? (findWindow(counter, now)?.resetAt ?? []) : [],
    );
    return ends.toSorted((a, b) => b.getTime() - a.getTime())[0];
  }

  return { countAll, hasRoom, fullUntil };
}
