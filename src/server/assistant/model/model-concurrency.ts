import { anySignal } from "../../lib/any-signal";
import { createSemaphore } from "../../lib/semaphore";
import { CrowdedError } from "../assistant";

/** After this wait, `onWaiting` is called. In milliseconds. */
const NOTICE_AFTER = 2_000;
/** After this wait, a call fails, so the reply comes from the built-in assistant. In milliseconds. */
const MAX_WAIT = 60_000;
/** Further calls fail right away, because they would wait too long. */
const MAX_WAITING_CALLS = 1_000;

interface Wait {
  /** The attempt of the call. The owner with the fewest running calls goes first. */
  owner: string;
  /** Called once if the wait is long. */
  onWaiting?: (() => void) | undefined;
  signal: AbortSignal;
}

export type ModelConcurrency = ReturnType<typeof createModelConcurrency>;

/** Limits concurrent calls of a model and shares places fairly. Waiting isn't part of a call's time limit. */
export function createModelConcurrency(maxCalls: number, maxWait = MAX_WAIT, noticeAfter = NOTICE_AFTER) {
  const places = createSemaphore(maxCalls, MAX_WAITING_CALLS, () => new CrowdedError());

  /** Returns the function that frees the place. Throws CrowdedError, or the signal's reason when it aborts. */
  return async function place({ owner, onWaiting, signal }: Wait): Promise<() => void> {
    const { ends, release } = anySignal([signal], maxWait);
    const notice = setTimeout(() => onWaiting?.(), noticeAfter);
    try {
      return await places.acquire(ends, owner);
    } catch (error) {
      signal.throwIfAborted();
      throw ends.aborted ? new CrowdedError() : error;
    } finally {
      clearTimeout(notice);
      release();
    }
  };
}
