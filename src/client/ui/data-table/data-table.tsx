import { Card, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { IconArrowDown, IconArrowUp } from "../layout/icons";
import classes from "./data-table.module.css";
import { RowTooltips } from "./row-actions";

export interface Column<Sort extends string> {
  readonly label: string;
  /** Sort values of the column; the first is used on the first click. */
  readonly orders?: Readonly<Record<"ascending" | "descending", Sort>>;
  readonly align?: "right";
  /** Pixels, or a share in percent. Columns without a width share the rest. */
  readonly width?: number | `${number}%`;
}

interface DataTableProps<Sort extends string> {
  label: string;
  columns: readonly Column<Sort>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Plain cells rather than components: a page of rows may render on every keystroke. */
  children: ReactNode;
}

/** A sortable table with a sticky heading. It never scrolls sideways; show cards where it doesn't fit. */
export function DataTable<Sort extends string>(props: DataTableProps<Sort>) {
  const { label, columns, sort, onSort, children } = props;
  return (
    <Card padding={0} className={classes.card}>
      <RowTooltips>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <SortHeader key={column.label} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </RowTooltips>
    </Card>
  );
}

interface SortHeaderProps<Sort extends string> {
  column: Column<Sort>;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** A heading that sorts by its column, and reverses the order on the next click. */
function SortHeader<Sort extends string>({ column, sort, onSort }: SortHeaderProps<Sort>) {
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

interface PersonCellProps {
  initials: string;
  children: ReactNode;
  detail: ReactNode;
}

/** The person of a row: initials, name and one detail. */
export function PersonCell({ initials, children, detail }: PersonCellProps) {
  return (
    <div className={classes.person}>
      <span className={classes.initials} aria-hidden>
        {initials}
      </span>
      <div>
        <span dir="auto" className={classes.name}>
          {children}
        </span>
        <span className={classes.detail}>{detail}</span>
      </div>
    </div>
  );
}
