export interface Semaphore {
  /**
   * Waits for a place and returns its release function. Throws `refusal()` if the queue is full, and the abort reason.
   * @param caller the caller's identity; callers with the fewest places go first
   */
  acquire(signal?: AbortSignal, caller?: string): Promise<() => void>;
  /** Takes a place if one is free now; undefined otherwise. */
  enter(caller?: string): (() => void) | undefined;
}

interface WaitingCaller {
  enter: () => void;
  caller: string | undefined;
}

/**
 * Admits `places` callers; `queue` more may wait. The caller with the fewest places goes first, then the oldest.
 * @param refusal makes the error for callers who find the queue full
 */
export function createSemaphore(places: number, queue: number, refusal: () => Error): Semaphore {
  let usedPlaces = 0;
  const placesByCaller = new Map<string | undefined, number>();
  const waiting: WaitingCaller[] = [];
  const count = (caller: string | undefined) => placesByCaller.get(caller) ?? 0;

  function admit(caller: string | undefined): () => void {
    usedPlaces += 1;
    placesByCaller.set(caller, count(caller) + 1);
    return () => release(caller);
  }

  function release(caller: string | undefined): void {
    usedPlaces -= 1;
    const rest = count(caller) - 1;
    if (rest > 0) placesByCaller.set(caller, rest);
    else placesByCaller.delete(caller);
    const fewest = Math.min(...waiting.map((entry) => count(entry.caller)));
    const next = waiting.findIndex((entry) => count(entry.caller) === fewest);
    waiting.splice(next, next < 0 ? 0 : 1)[0]?.enter();
  }

  const enter = (caller?: string) => (usedPlaces < places ? admit(caller) : undefined);

  return {
    enter,
    async acquire(signal, caller) {
      signal?.throwIfAborted();
      const free = enter(caller);
      if (free) return free;
      if (waiting.length >= queue) throw refusal();
      return new Promise((resolve, reject) => {
        const entry: WaitingCaller = {
          caller,
          enter() {
            signal?.removeEventListener("abort", abort);
            resolve(admit(caller));
          },
        };
        function abort(): void {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(signal?.reason);
        }
        signal?.addEventListener("abort", abort, { once: true });
        waiting.push(entry);
      });
    },
  };
}
