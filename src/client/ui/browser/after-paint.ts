/** Longer than any frame takes, in milliseconds: a page that nobody sees draws none. */
const NO_FRAME = 100;

/**
 * Runs something once the screen shows what has just changed, so that no press waits for what it does not show; at
 * once when the page goes out of sight, which may be its end. Gives what calls it off.
 */
export function afterPaint(run: () => void): () => void {
  const off = new AbortController();
  const callOff = () => off.abort();
  const finish = () => {
    if (off.signal.aborted) return;
    off.abort();
    run();
  };
  // While this very event is told of, nobody who begins to listen hears it.
  if (document.visibilityState === "hidden") {
    finish();
    return callOff;
  }
  requestAnimationFrame(() => setTimeout(finish));
  setTimeout(finish, NO_FRAME);
  document.addEventListener("visibilitychange", finish, { signal: off.signal });
  return callOff;
}
