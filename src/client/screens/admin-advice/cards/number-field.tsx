import { TextInput } from "@mantine/core";
import { useState } from "react";
import { parseNumber } from "../../../ui/format/numbers";

interface NumberFieldProps {
  label: string;
  /** Not a number where nothing was typed. */
  value: number;
  pending: boolean;
  onChange: (value: number) => void;
}

/** A number as it is being typed; what stands there is kept as long as it means the rule's own. */
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
