import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { share } from "../../ui/format/numbers";
import classes from "./columns.module.css";

export interface Column {
  key: string;
  /** Below the column; only for screen readers if `isBare`. */
  label: ReactNode;
  /** From 0 to 1. */
  height: number;
  /** Height of the darker part at the bottom, from 0 to `height`; defaults to `height`. */
  base?: number;
  figure: ReactNode;
  note?: ReactNode;
}

interface ColumnsProps {
  label: string;
  columns: readonly Column[];
  isBare?: boolean;
}

/** Maximum column height in pixels; the style sheet reserves space for the figures above. */
const CHART_HEIGHT = 104;

/** A column chart of a few ordered values, with their figures above. `height` is relative to the full height. */
export function Columns({ label, columns, isBare = false }: ColumnsProps) {
  return (
    <ol className={classes.columns} aria-label={label} data-many={columns.length > 8 || undefined}>
      {columns.map(({ key, height, base = height, figure, note, ...column }) => (
        <li key={key} className={classes.column}>
          {isBare ? (
            <VisuallyHidden>{column.label}: </VisuallyHidden>
          ) : (
            <span className={classes.below}>{column.label}</span>
          )}
          <span className={classes.room}>
            <span className={classes.above}>{figure}</span>
            {note !== undefined && <span className={classes.note}>{note}</span>}
            <span className={classes.upright} style={{ blockSize: CHART_HEIGHT * height }} aria-hidden>
              <span className={classes.value} style={{ blockSize: share(base / height) }} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Axis labels for columns with `isBare`, spread from start to end. */
export const Axis = ({ ticks }: { ticks: readonly string[] }) => (
  <div className={classes.axis} aria-hidden>
    {ticks.map((tick) => (
      <span key={tick}>{tick}</span>
    ))}
  </div>
);
