import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";

/** How long somebody pauses before what they typed goes to the address, in milliseconds. */
const PAUSE = 200;

interface Reading<Value> {
  valueIn: (text: string) => Value;
  textOf: (value: Value) => string;
}

/**
 * A field whose value stands in the address once somebody pauses. When the address changes by itself (Back), the field
 * follows.
 */
export function useAddressField<Value>(
  inAddress: Value,
  toAddress: (value: Value) => void,
  { valueIn, textOf }: Reading<Value>,
) {
  const [text, setText] = useState(() => textOf(inAddress));
  const known = useRef(inAddress);
  const write = useDebouncedCallback((next: Value) => {
    known.current = next;
    toAddress(next);
  }, PAUSE);
  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    setText(textOf(inAddress));
  }, [inAddress, textOf]);
  const type = (next: string) => {
    setText(next);
    write(valueIn(next));
  };
  return { text, type };
}
