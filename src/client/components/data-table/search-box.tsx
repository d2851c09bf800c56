import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "../icons";
import classes from "./data-table.module.css";
import type { useSearchText } from "./use-search-text";

interface SearchBoxProps {
  label: string;
  placeholder: string;
  search: Pick<ReturnType<typeof useSearchText>, "input" | "text" | "change" | "clear">;
}

/** A search box with a name, and a button that empties it. */
export function SearchBox({ label, placeholder, search }: SearchBoxProps) {
  return (
    <TextInput
      ref={search.input}
      className={classes.search}
      aria-label={label}
      placeholder={placeholder}
      value={search.text}
      onChange={(event) => search.change(event.currentTarget.value)}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={search.text && <CloseButton size="sm" aria-label="Clear search" onClick={search.clear} />}
    />
  );
}
