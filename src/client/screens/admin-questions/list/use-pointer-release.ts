import { useEffect, useRef } from "react";

/**
 * Gives a function that waits until no button or finger is down. What a press has begun, such as a click on a button
 * further down, would miss its target if the page moved under it.
 */
export function usePointerRelease(): () => Promise<void> {
  const isDown = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    const note = (down: boolean) => () => {
      isDown.current = down;
    };
    const options = { capture: true, signal: listening.signal };
    addEventListener("pointerdown", note(true), options);
    addEventListener("pointerup", note(false), options);
    addEventListener("pointercancel", note(false), options);
    return () => listening.abort();
  }, []);

  return async () => {
    if (!isDown.current) return;
    const waiting = new AbortController();
    await new Promise((resolve) => {
      addEventListener("pointerup", resolve, { signal: waiting.signal });
      addEventListener("pointercancel", resolve, { signal: waiting.signal });
    });
    waiting.abort();
    // The click itself comes right after the release.
    await new Promise((resolve) => setTimeout(resolve));
  };
}
