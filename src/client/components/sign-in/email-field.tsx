import { TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useRef } from "react";
import { isEmail, normalizeEmail } from "#shared/domain/email";

/** A field for the participant's own email, with the matching keyboard and autofill. */
export function EmailField(props: TextInputProps) {
  return <TextInput label="Email" type="email" autoComplete="email" inputMode="email" required {...props} />;
}

/** Whether the server would accept the email. */
export const looksLikeEmail = (text: string): boolean => isEmail(normalizeEmail(text));

/** The error for an invalid email; undefined if it is valid. */
export const emailComplaint = (text: string): string | undefined =>
  looksLikeEmail(text) ? undefined : "Please enter a valid email address";

/**
 * Focuses and selects an email field when it reappears, ready for another email.
 * @param isAway whether another view replaces the field
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
