import { useEffect, useRef } from "react";
import { announce } from "../feedback/announcer";

/** Long enough not to interrupt typing, in milliseconds. */
const ANNOUNCE_DELAY = 500;

/** Announces the count when a filter changes it, but not when the page opens. */
export function useAnnouncedCount(text: string): void {
  const announced = useRef(text);
  useEffect(() => {
    if (announced.current === text) return;
    const timer = setTimeout(() => {
      announced.current = text;
      announce(text);
    }, ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
}
