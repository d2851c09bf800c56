import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { type RefObject, useEffect, useRef, useState } from "react";
import { IconSearch } from "../icons";
import classes from "./data-table.module.css";

/** How long after the last key the address follows, and with it the list, in milliseconds. */
const PAUSE = 200;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  input: RefObject<HTMLInputElement | null>;
  /** What the address says; when that changes by itself (Back), the box follows. */
  inAddress: string;
  toAddress: (text: string) => void;
}

/** A search box with a name, and a button that empties it. Nothing else is drawn anew while somebody types. */
export function SearchBox({ label, placeholder, input, inAddress, toAddress }: SearchBoxProps) {
  const [text, setText] = useState(inAddress);
  const known = useRef(inAddress);
  const write = useDebouncedCallback((next: string) => {
    known.current = next;
    toAddress(next);
  }, PAUSE);

  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  const change = (next: string) => {
    setText(next);
    write(next);
  };
  const clear = () => {
    change("");
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      className={classes.search}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={text && <CloseButton size={28} aria-label="Clear search" onClick={clear} />}
    />
  );
}
