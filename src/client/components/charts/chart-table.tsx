import { VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import classes from "./chart-table.module.css";

interface ChartTableProps {
  title: string;
  /** The first one is the heading of the row names. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly (string | number | null)[] }[];
}

/** Column headings for the figures of each group; group names are left out if there is only one. */
export const groupColumns = (groups: readonly string[], figures: readonly string[]): string[] =>
  groups.flatMap((group) => figures.map((figure) => (groups.length > 1 ? `${group}: ${figure}` : figure)));

/** The data of a chart as an expandable table. */
export function ChartTable({ title, columns, rows }: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes.details}
      data-print="hide"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        View as table<VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        <section className={classes.scroller} tabIndex={0} aria-label={title}>
          <table className={classes.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" dir="auto">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [name, ...cells] }) => (
                <tr key={key}>
                  <th scope="row" dir="auto">
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]}>{cell ?? "–"}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
