import { anySignal } from "../../lib/any-signal";
import { createSemaphore } from "../../lib/semaphore";
import { CrowdedError } from "../assistant";

/** Who waits longer is told so, in milliseconds. */
const TOLD_AFTER = 2_000;
/** Who waits longer is served without the model, and told so, in milliseconds. */
const LONGEST_WAIT = 60_000;
/** More than this would only wait for nothing. */
const MOST_WAITING = 1_000;

interface Wait {
  /** Whose conversation it is: many of one do not keep others waiting. */
  whose: string;
  /** Called once when it takes long. */
  onWaiting?: (() => void) | undefined;
  signal: AbortSignal;
}

export type ModelConcurrency = ReturnType<typeof createModelConcurrency>;

/** The calls of a model that may be under way at once, shared fairly. Waiting for one is no part of a call's time. */
export function createModelConcurrency(atOnce: number, longest = LONGEST_WAIT, toldAfter = TOLD_AFTER) {
  const places = createSemaphore(atOnce, MOST_WAITING, () => new CrowdedError());

  /** Gives back the function that frees the place. Throws CrowdedError, or the signal's reason when it aborts. */
  return async function place({ whose, onWaiting, signal }: Wait): Promise<() => void> {
    const { ends, release } = anySignal([signal], longest);
    const notice = setTimeout(() => onWaiting?.(), toldAfter);
    try {
      return await places.acquire(ends, whose);
    } catch (error) {
      signal.throwIfAborted();
      throw ends.aborted ? new CrowdedError() : error;
    } finally {
      clearTimeout(notice);
      release();
    }
  };
}
