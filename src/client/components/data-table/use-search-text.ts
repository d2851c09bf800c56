import { useDebouncedCallback } from "@mantine/hooks";
import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";

/** How long after the last key the address follows, in milliseconds. */
const ADDRESS_DELAY = 300;

/**
 * A search box's text: shown at once, filtered by when there is time, written to the address when typing pauses.
 * `inAddress` is what the address says; when that changes by itself (Back), the box follows.
 */
export function useSearchText(inAddress: string, toAddress: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(inAddress);
  const known = useRef(inAddress);
  const write = useDebouncedCallback((next: string) => {
    known.current = next;
    toAddress(next);
  }, ADDRESS_DELAY);
  const filter = useDeferredValue(text.trim().toLowerCase());

  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      write(next);
    },
    [write],
  );
  /** Empties it, for a button that goes away with the list it belongs to. */
  const clear = useCallback(() => {
    change("");
    input.current?.focus();
  }, [change]);
  return { input, text, change, clear, filter };
}
