import { useEffect, useEffectEvent } from "react";

/** Runs when the page goes out of sight: a phone may close it without another word. */
export function useWhenHidden(run: () => void): void {
  const onChange = useEffectEvent(() => document.visibilityState === "hidden" && run());
  useEffect(() => {
    const listener = () => void onChange();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
}

/** Runs at each such event of the window, as things stand then. */
export function useWindowEvent(type: string, run: () => void): void {
  const onEvent = useEffectEvent(run);
  useEffect(() => {
    const listener = () => onEvent();
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}

/** A device may say so before it can use its connection, or while something is still failing for want of it. */
const MOMENT = 3_000;

/** Runs when the device has a connection again, and once more a moment later. */
export function useWhenOnline(run: () => void): void {
  const onOnline = useEffectEvent(run);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout>;
    const listener = () => {
      onOnline();
      clearTimeout(later);
      later = setTimeout(() => onOnline(), MOMENT);
    };
    addEventListener("online", listener);
    return () => {
      clearTimeout(later);
      removeEventListener("online", listener);
    };
  }, []);
}
