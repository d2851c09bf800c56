import { TextInput, type TextInputProps } from "@mantine/core";

/** Where a participant types their own address: a phone shows its keys for one, and the browser proposes it. */
export function EmailField(props: TextInputProps) {
  return <TextInput label="Email" type="email" autoComplete="email" inputMode="email" required {...props} />;
}
