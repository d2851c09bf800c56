import { Table, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { IconArrowDown, IconArrowUp } from "../icons";
import classes from "./data-table.module.css";

interface SortHeaderProps {
  children: ReactNode;
  /** How the table is sorted by this column now; null when by another. */
  sorted: "ascending" | "descending" | null;
  onSort: () => void;
}

/** A column's heading that sorts by it. */
export function SortHeader({ children, sorted, onSort }: SortHeaderProps) {
  const Arrow = sorted === "descending" ? IconArrowDown : IconArrowUp;
  return (
    <Table.Th aria-sort={sorted ?? undefined}>
      <UnstyledButton className={classes.sort} onClick={onSort}>
        {children}
        <Arrow
          size={14}
          stroke={2}
          aria-hidden
          className={classes.arrow}
          data-shown={sorted !== null || undefined}
        />
      </UnstyledButton>
    </Table.Th>
  );
}
