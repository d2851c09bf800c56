/** In milliseconds. Screens subscribe again when their subscription ends. */
const DEFAULT_TIMEOUT = 5 * 60_000;

/**
 * Aborts with the first of the signals, or after the timeout. Uses its own timer, because Node 20 may garbage-collect
 * an `AbortSignal.timeout` that is only referenced by `AbortSignal.any`.
 * @returns the signal, and the function that clears the timer
 */
export function anySignal(signals: readonly AbortSignal[], timeout = DEFAULT_TIMEOUT) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout).unref();
  return { ends: AbortSignal.any([...signals, controller.signal]), release: () => clearTimeout(timer) };
}
