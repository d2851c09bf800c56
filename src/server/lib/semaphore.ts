export interface Semaphore {
  /**
   * Waits for a free place and gives the function that frees it again. Throws the refusal when too many wait
   * already, and the signal's reason when it aborts first.
   * @param whose who comes with many does not keep those waiting who come with few
   */
  acquire(signal?: AbortSignal, whose?: string): Promise<() => void>;
  /** A place that is free now; undefined when none is. */
  enter(whose?: string): (() => void) | undefined;
}

interface Waiting {
  enter: () => void;
  whose: string | undefined;
}

/**
 * Lets `places` callers in at once; `queue` more may wait. A place that becomes free goes to who has the fewest, among
 * those to who came first.
 * @param refusal makes the error for a caller who finds the queue full
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
