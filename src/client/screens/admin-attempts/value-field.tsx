import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import classes from "./value-field.module.css";

/** As in the search box, in milliseconds. */
const PAUSE = 200;

interface ValueFieldProps {
  label: string;
  placeholder: string;
  /** What the address says; when that changes by itself (Back), the field follows. */
  inAddress: number | undefined;
  toAddress: (value: number | undefined) => void;
}

/** A number from 0 to 100 that the list is cut by. What is no such number cuts nothing, and is marked. */
export function ValueField({ label, placeholder, inAddress, toAddress }: ValueFieldProps) {
  const [text, setText] = useState(textOf(inAddress));
  const known = useRef(inAddress);
  const write = useDebouncedCallback((next: number | undefined) => {
    known.current = next;
    toAddress(next);
  }, PAUSE);
  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    setText(textOf(inAddress));
  }, [inAddress]);
  const value = typedValue(text);
  return (
    <TextInput
      className={classes.field}
      aria-label={label}
      placeholder={placeholder}
      inputMode="decimal"
      value={text}
      error={text.trim() !== "" && value === undefined}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        write(typedValue(currentTarget.value));
      }}
    />
  );
}

const textOf = (value: number | undefined) => (value === undefined ? "" : String(value));

function typedValue(text: string): number | undefined {
  const value = text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
  return value >= 0 && value <= 100 ? value : undefined;
}
