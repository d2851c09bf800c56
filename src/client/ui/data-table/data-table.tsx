import { Card } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./data-table.module.css";
import { RowTooltips } from "./row-tooltips";
import { SortHeader } from "./sort-header";

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
