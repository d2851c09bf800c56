import { TextInput } from "@mantine/core";
import { useState } from "react";
import { parseNumber } from "../../../ui/format/numbers";

interface NumberFieldProps {
  label: string;
  /** NaN if nothing valid was typed. */
  value: number;
  pending: boolean;
  onChange: (value: number) => void;
}

/** Number input that keeps the text as typed while it parses to `value`. */
export function NumberField({ label, value, pending, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState("");
  const plain = Number.isNaN(value) ? "" : String(value);
  return (
    <TextInput
      size="sm"
      readOnly={pending}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={Object.is(parseNumber(typed), value) ? typed : plain}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(parseNumber(currentTarget.value));
      }}
    />
  );
}
