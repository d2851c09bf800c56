import { useEffect, useRef } from "react";

/**
 * For an email field that gives way to another view and comes back: it comes back selected, ready for another address.
 * @param isAway whether the other view stands in its place
 */
export function useReturningField(isAway: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (!isAway && wasAway.current) {
      field.current?.focus();
      field.current?.select();
    }
    wasAway.current = isAway;
  }, [isAway]);
  return field;
}
