import { useLocation } from "@tanstack/react-router";
import { type FocusEvent, useEffect, useState } from "react";

/**
 * Takes a reader who follows a reference to the answer it names, and back: the address names an answer, which takes
 * focus. `reference` is its id; `backFrom` gives the way back from the answer that was reached.
 */
export function useReference() {
  const hash = useLocation({ select: (location) => location.hash });
  const [reached, setReached] = useState<{ answer: string; link: HTMLElement }>();
  useEffect(() => {
    if (hash) document.getElementById(hash)?.focus();
  }, [hash]);

  /** For the focus event of an answer: remembers the reference it was reached by. */
  function noteOrigin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!(relatedTarget instanceof HTMLAnchorElement) || relatedTarget.hash !== `#${currentTarget.id}`)
      return;
    setReached({ answer: currentTarget.id, link: relatedTarget });
  }

  function backFrom(answer: string): (() => void) | undefined {
    if (reached?.answer !== answer) return undefined;
    return () => {
      reached.link.scrollIntoView({ block: "center" });
      reached.link.focus({ preventScroll: true });
      setReached(undefined);
    };
  }

  return { reference: hash, noteOrigin, backFrom };
}
