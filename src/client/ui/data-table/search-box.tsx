import { CloseButton, TextInput } from "@mantine/core";
import type { RefObject } from "react";
import { IconSearch } from "../icons";
import classes from "./data-table.module.css";
import { useAddressField } from "./use-address-field";

const AS_TYPED = { valueIn: (text: string) => text, textOf: (text: string) => text };

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
  const { text, type: change } = useAddressField(inAddress, toAddress, AS_TYPED);
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
