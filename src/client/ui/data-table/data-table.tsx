import { Card, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { IconArrowDown, IconArrowUp } from "../layout/icons";
import classes from "./data-table.module.css";
import { RowTooltips } from "./row-actions";

export interface Column<Sort extends string> {
  readonly label: string;
  /** What this column sorts by, both ways; a press begins with the first that is named. */
  readonly orders?: Readonly<Record<"ascending" | "descending", Sort>>;
  readonly align?: "right";
  /** Pixels for what is as wide everywhere, or a share in percent; the others share what is left. */
  readonly width?: number | `${number}%`;
}

interface DataTableProps<Sort extends string> {
  label: string;
  columns: readonly Column<Sort>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Rows of plain cells: a page of them is drawn anew on many a key press, and components would take their time. */
  children: ReactNode;
}

/** A table whose heading stays in view and sorts. It never scrolls sideways: where it has no room, show cards. */
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

/** A column's heading; pressing it sorts by the column, pressing it again the other way round. */
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
  /** Their name, or a link with it. */
  children: ReactNode;
  /** Small, below the name. */
  detail: ReactNode;
}

/** Who a row is about: initials, name and one thing more. */
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
