export interface Semaphore {
  /**
   * Waits for a place and returns its release function. Throws `refusal()` if the queue is full, and the abort reason.
   * @param whose the caller's identity; callers with the fewest places go first
   */
  acquire(signal?: AbortSignal, whose?: string): Promise<() => void>;
  /** Takes a place if one is free now; undefined otherwise. */
  enter(whose?: string): (() => void) | undefined;
}

interface Waiting {
  enter: () => void;
  whose: string | undefined;
}

/**
 * Admits `places` callers; `queue` more may wait. The caller with the fewest places goes first, then the oldest.
 * @param refusal makes the error for callers who find the queue full
 */
export function createSemaphore(places: number, queue: number, refusal: () => Error): Semaphore {
  let taken = 0;
  const held = new Map<string | undefined, number>();
  const waiting: Waiting[] = [];
  const count = (whose: string | undefined) => held.get(whose) ?? 0;

  function admit(whose: string | undefined): () => void {
    taken += 1;
    held.set(whose, count(whose) + 1);
    return () => release(whose);
  }

  function release(whose: string | undefined): void {
    taken -= 1;
    const rest = count(whose) - 1;
    if (rest > 0) held.set(whose, rest);
    else held.delete(whose);
    const fewest = Math.min(...waiting.map((one) => count(one.whose)));
    const place = waiting.findIndex((one) => count(one.whose) === fewest);
    waiting.splice(place, place < 0 ? 0 : 1)[0]?.enter();
  }

  const enter = (whose?: string) => (taken < places ? admit(whose) : undefined);

  return {
    enter,
    async acquire(signal, whose) {
      signal?.throwIfAborted();
      const free = enter(whose);
      if (free) return free;
      if (waiting.length >= queue) throw refusal();
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          whose,
          enter() {
            signal?.removeEventListener("abort", leave);
            resolve(admit(whose));
          },
        };
        function leave(): void {
          waiting.splice(waiting.indexOf(one), 1);
          reject(signal?.reason);
        }
        signal?.addEventListener("abort", leave, { once: true });
        waiting.push(one);
      });
    },
  };
}
