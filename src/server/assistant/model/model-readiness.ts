import type { Clock } from "../../lib/clock";

/** A local server unloads a model that nobody asks; Ollama does after five minutes. In milliseconds. */
const IDLE = 4 * 60_000;
/** A call waits so long for a model that loads, in milliseconds; most of those that only seemed idle answer by then. */
const SHORT_WAIT = 700;

/** Knows which models are paused, which are loading, and which may have been unloaded. */
export function createModelReadiness(clock: Clock) {
  const pauses = new Map<string, { from: number; to: number }>();
  const loading = new Map<string, { end: Promise<void>; since: number }>();
  const answeredAt = new Map<string, number>();
  const silent = new Set<string>();
  const now = () => clock.now().getTime();

  /** Leaves a model alone for so many milliseconds, or longer where somebody was told so. */
  function pause(model: string, milliseconds: number): void {
    if (pausedFor(model) < milliseconds) pauses.set(model, { from: now(), to: now() + milliseconds });
  }

  /** How long a model is still to be left alone, in milliseconds. A clock that was set back ends a pause. */
  function pausedFor(model: string): number {
    const one = pauses.get(model);
    if (!one) return 0;
    return now() < one.from ? 0 : Math.max(0, one.to - now());
  }

  function noteAnswer(model: string): void {
    answeredAt.set(model, now());
    silent.delete(model);
  }

  /** It did not say a word in all the time that it had. */
  const noteSilence = (model: string) => void silent.add(model);

  /** Whether it has to be loaded first, as far as can be told: it answered before, and may not be there any more. */
  function mayBeUnloaded(model: string): boolean {
    const last = answeredAt.get(model);
    return silent.has(model) || (last !== undefined && Math.abs(now() - last) > IDLE);
  }

  /** Notes that a call may take as long as the model needs to load; gives what ends that. */
  function beginLoading(model: string): () => void {
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const one = { end: promise, since: performance.now() };
    loading.set(model, one);
    return () => {
      if (loading.get(model) === one) loading.delete(model);
      resolve();
    };
  }

  /** Whether it takes longer to load than anybody would wait for. */
  function isLoading(model: string): boolean {
    const one = loading.get(model);
    return one !== undefined && performance.now() - one.since > SHORT_WAIT;
  }

  /** Waits for a model that loads, a moment or as long as it takes; false while it still loads. */
  async function untilLoaded(model: string, signal: AbortSignal, longest = SHORT_WAIT): Promise<boolean> {
    const one = loading.get(model);
    if (!one) return true;
    let stop = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const timer = setTimeout(stop, longest);
    signal.addEventListener("abort", stop, { once: true });
    await Promise.race([one.end, late]);
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    signal.throwIfAborted();
    return !loading.has(model);
  }

  return { pause, pausedFor, noteAnswer, noteSilence, mayBeUnloaded, beginLoading, isLoading, untilLoaded };
}
