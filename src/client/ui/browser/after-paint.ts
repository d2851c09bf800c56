/** Fallback for pages that aren't visible and so get no frames, in milliseconds. Longer than any frame. */
const MAX_FRAME_WAIT = 100;

/**
 * Runs a function after the next paint, so that it doesn't delay the response to a click, or right away if the page is
 * or becomes hidden, as it may be closing. Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  const abort = new AbortController();
  const cancel = () => abort.abort();
  const finish = () => {
    if (abort.signal.aborted) return;
    abort.abort();
    run();
  };
  // A `visibilitychange` listener added during that very event wouldn't be called.
  if (document.visibilityState === "hidden") {
    finish();
    return cancel;
  }
  requestAnimationFrame(() => setTimeout(finish));
  setTimeout(finish, MAX_FRAME_WAIT);
  document.addEventListener("visibilitychange", finish, { signal: abort.signal });
  return cancel;
}
