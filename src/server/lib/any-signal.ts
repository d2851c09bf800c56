/** Then a screen has to ask again; in milliseconds. */
const LONGEST_WATCH = 5 * 60_000;

/**
 * When somebody who follows something stops: with one of the signals, or after five minutes. The timer is our own, as
 * `AbortSignal.any` alone does not keep what `AbortSignal.timeout` gives from being collected before its time (Node 20).
 * @returns the signal, and what lets go of the timer
 */
export function anySignal(signals: readonly AbortSignal[], longest = LONGEST_WATCH) {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), longest).unref();
  return { ends: AbortSignal.any([...signals, over.signal]), release: () => clearTimeout(timer) };
}
