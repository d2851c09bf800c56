/** Fallback for pages that aren't visible and so get no frames, in milliseconds. Longer than any frame. */
const NO_FRAME = 100;

/**
 * Runs a function after the next paint, so that it doesn't delay the response to a click, or right away if the page is
 * or becomes hidden, as it may be closing. Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  const off = new AbortController();
  const callOff = () => off.abort();
  const finish = () => {
    if (off.signal.aborted) return;
    off.abort();
    run();
  };
  // A `visibilitychange` listener added during that very event wouldn't be called.
  if (document.visibilityState === "hidden") {
    finish();
    return callOff;
  }
  requestAnimationFrame(() => setTimeout(finish));
  setTimeout(finish, NO_FRAME);
  document.addEventListener("visibilitychange", finish, { signal: off.signal });
  return callOff;
}
