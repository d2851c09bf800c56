import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { typedNumber } from "../../parts/typed-number";

/** As in the search box, in milliseconds. */
const PAUSE = 200;

export type ValueField = ReturnType<typeof useValueField>;

/**
 * A number from 0 to 100 that the list is cut by, as it is typed. What is no such number cuts nothing.
 * @param inAddress what the address says; when that changes by itself (Back), the field follows
 */
export function useValueField(inAddress: number | undefined, toAddress: (value: number | undefined) => void) {
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
  return {
    text,
    value,
    isWrong: text.trim() !== "" && value === undefined,
    type: (next: string) => {
      setText(next);
      write(typedValue(next));
    },
  };
}

const textOf = (value: number | undefined) => (value === undefined ? "" : String(value));

function typedValue(text: string): number | undefined {
  const value = typedNumber(text);
  return value >= 0 && value <= 100 ? value : undefined;
}
