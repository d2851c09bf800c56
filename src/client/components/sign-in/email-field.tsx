import { TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useRef } from "react";
import { isEmail, normaliseEmail } from "#shared/domain/email";

/** Where a participant types their own address: a phone shows its keys for one, and the browser proposes it. */
export function EmailField(props: TextInputProps) {
  return <TextInput label="Email" type="email" autoComplete="email" inputMode="email" required {...props} />;
}

/** Whether it can be an email address, as the server reads it. */
export const looksLikeEmail = (text: string): boolean => isEmail(normaliseEmail(text));

/** What is said under a field that holds none; undefined for one. */
export const emailComplaint = (text: string): string | undefined =>
  looksLikeEmail(text) ? undefined : "Please enter a valid email address";

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
