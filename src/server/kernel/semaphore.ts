export interface Semaphore {
  /**
   * Waits for a free place and gives the function that frees it again. Throws the refusal when too many wait
   * already, and the signal's reason when it aborts first.
   */
  acquire(signal?: AbortSignal): Promise<() => void>;
}

/**
 * Lets `places` callers in at once; `queue` more may wait, first come, first served.
 * @param refusal makes the error for a caller who finds the queue full
 */
export function createSemaphore(places: number, queue: number, refusal: () => Error): Semaphore {
  let taken = 0;
  const waiting: (() => void)[] = [];

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }

  return {
    async acquire(signal) {
      signal?.throwIfAborted();
      if (taken < places) {
        taken += 1;
        return release;
      }
      if (waiting.length >= queue) throw refusal();
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          signal?.removeEventListener("abort", leave);
          resolve();
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(signal?.reason);
        };
        signal?.addEventListener("abort", leave, { once: true });
        waiting.push(enter);
      });
      return release;
    },
  };
}
