import { UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "../icons";
import type { Column } from "./data-table";
import classes from "./data-table.module.css";

interface SortHeaderProps<Sort extends string> {
  column: Column<Sort>;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** A column's heading; pressing it sorts by the column, pressing it again the other way round. */
export function SortHeader<Sort extends string>({ column, sort, onSort }: SortHeaderProps<Sort>) {
  const { label, orders, align, width } = column;
  const [first, second] = orders ? Object.values(orders) : [];
  if (!first || !second) {
    return (
      <th scope="col" data-align={align} style={{ width }}>
        {label}
      </th>
    );
  }
  const sorted =
    sort === orders?.ascending ? "ascending" : sort === orders?.descending ? "descending" : undefined;
  const Arrow =
    (sorted ?? (first === orders?.descending ? "descending" : "ascending")) === "descending"
      ? IconArrowDown
      : IconArrowUp;
  return (
    <th scope="col" aria-sort={sorted} style={{ width }}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(sort === first ? second : first)}>
        {label}
        <Arrow size={14} stroke={2} aria-hidden className={classes.arrow} data-shown={sorted && true} />
      </UnstyledButton>
    </th>
  );
}
