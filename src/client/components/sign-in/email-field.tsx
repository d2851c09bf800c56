import { TextInput, type TextInputProps } from "@mantine/core";
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
