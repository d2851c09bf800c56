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

/** Runs when the device has a connection again. */
export function useWhenOnline(run: () => void): void {
  const onOnline = useEffectEvent(run);
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, []);
}
