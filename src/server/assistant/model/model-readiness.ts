import type { Clock } from "../../lib/clock";

/** After this time a local server may unload a model; Ollama does after five minutes. In milliseconds. */
const IDLE_TIME = 4 * 60_000;
/** How long a call waits for a loading model, in milliseconds. Most models that only seemed idle answer by then. */
const SHORT_WAIT = 700;

/** Tracks which models are paused, which are loading, and which may have been unloaded. */
export function createModelReadiness(clock: Clock) {
  const pauses = new Map<string, { from: number; to: number }>();
  const loading = new Map<string, { end: Promise<void>; since: number }>();
  const answeredAt = new Map<string, number>();
  const silent = new Set<string>();
  const now = () => clock.now().getTime();

  /** Pauses a model for this many milliseconds. Never shortens a pause. */
  function pause(model: string, milliseconds: number): void {
    if (pausedFor(model) < milliseconds) pauses.set(model, { from: now(), to: now() + milliseconds });
  }

  /** How much longer a model is paused, in milliseconds. A clock that was set back ends the pause. */
  function pausedFor(model: string): number {
    const pausePeriod = pauses.get(model);
    if (!pausePeriod) return 0;
    return now() < pausePeriod.from ? 0 : Math.max(0, pausePeriod.to - now());
  }

  function noteAnswer(model: string): void {
    answeredAt.set(model, now());
    silent.delete(model);
  }

  const noteSilence = (model: string) => void silent.add(model);

  /** Whether a model may need to be loaded first: it didn't answer the last call, or has been idle since. */
  function mayBeUnloaded(model: string): boolean {
    const last = answeredAt.get(model);
    return silent.has(model) || (last !== undefined && Math.abs(now() - last) > IDLE_TIME);
  }

  /** Notes that a call may wait for the model to load. Returns a function that ends this state. */
  function beginLoading(model: string): () => void {
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const load = { end: promise, since: performance.now() };
    loading.set(model, load);
    return () => {
      if (loading.get(model) === load) loading.delete(model);
      resolve();
    };
  }

  /** Whether a model has been loading for longer than calls wait. */
  function isLoading(model: string): boolean {
    const load = loading.get(model);
    return load !== undefined && performance.now() - load.since > SHORT_WAIT;
  }

  /** Waits for a loading model, at most `maxWait` milliseconds; false if it's still loading. */
  async function untilLoaded(model: string, signal: AbortSignal, maxWait = SHORT_WAIT): Promise<boolean> {
    const load = loading.get(model);
    if (!load) return true;
    let stop = (): void => undefined;
    const timeout = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const timer = setTimeout(stop, maxWait);
    signal.addEventListener("abort", stop, { once: true });
    await Promise.race([load.end, timeout]);
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    signal.throwIfAborted();
    return !loading.has(model);
  }

  return { pause, pausedFor, noteAnswer, noteSilence, mayBeUnloaded, beginLoading, isLoading, untilLoaded };
}
