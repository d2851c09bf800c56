import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";

/** Time after the last keystroke before the URL changes, in milliseconds. */
const TYPING_DEBOUNCE = 200;

interface FieldFormat<Value> {
  valueIn: (text: string) => Value;
  textOf: (value: Value) => string;
}

/** A field that writes its value to the URL after a typing pause, and follows other changes of the URL, as on Back. */
export function useAddressField<Value>(
  inAddress: Value,
  toAddress: (value: Value) => void,
  { valueIn, textOf }: FieldFormat<Value>,
) {
  const [text, setText] = useState(() => textOf(inAddress));
  const lastValue = useRef(inAddress);
  const write = useDebouncedCallback((next: Value) => {
    lastValue.current = next;
    toAddress(next);
  }, TYPING_DEBOUNCE);
  useEffect(() => {
    if (inAddress === lastValue.current) return;
    lastValue.current = inAddress;
    setText(textOf(inAddress));
  }, [inAddress, textOf]);
  const type = (next: string) => {
    setText(next);
    write(valueIn(next));
  };
  return { text, type };
}
