import { useEffect, useEffectEvent } from "react";

/** Runs when the page is hidden. Phones may close a hidden page without another event. */
export function useWhenHidden(run: () => void): void {
  const onChange = useEffectEvent(() => document.visibilityState === "hidden" && run());
  useEffect(() => {
    const listener = () => void onChange();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
}

/** Runs at each event of the window, with the latest closure. */
export function useWindowEvent(type: string, run: () => void): void {
  const onEvent = useEffectEvent(run);
  useEffect(() => {
    const listener = () => onEvent();
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}

/** Some devices fire "online" before the connection works, or while requests are still failing. In milliseconds. */
const RETRY_DELAY = 3_000;

/** Runs when the device is online again, and once more 3 seconds later. */
export function useWhenOnline(run: () => void): void {
  const onOnline = useEffectEvent(run);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout>;
    const listener = () => {
      onOnline();
      clearTimeout(later);
      later = setTimeout(() => onOnline(), RETRY_DELAY);
    };
    addEventListener("online", listener);
    return () => {
      clearTimeout(later);
      removeEventListener("online", listener);
    };
  }, []);
}
