import { CloseButton, TextInput } from "@mantine/core";
import { useRef } from "react";
import { IconSearch } from "../icons";
import classes from "./data-table.module.css";

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** A search box with a name, and a button that empties it. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      className={classes.search}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={value && <CloseButton size="sm" aria-label="Clear search" onClick={clear} />}
    />
  );
}
