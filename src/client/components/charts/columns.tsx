import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { share } from "../../ui/format/numbers";
import classes from "./columns.module.css";

export interface Column {
  key: string;
  /** Below the column; only spoken where `isBare`. */
  label: ReactNode;
  /** From 0 to 1. */
  height: number;
  /** The part at the bottom that is drawn darker, from 0 to `height`; all of it when left out. */
  base?: number;
  /** Above the column: the main figure, and a smaller one. */
  figure: ReactNode;
  note?: ReactNode;
}

interface ColumnsProps {
  label: string;
  columns: readonly Column[];
  /** Whether the labels are left to an axis. */
  isBare?: boolean;
}

/** Height of the highest column, in pixels; the style sheet leaves room for its figures above it. */
const ROOM = 104;

/** Upright columns with their figures on top, for a few values in order. The highest one has all the room. */
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
            <span className={classes.upright} style={{ blockSize: ROOM * height }} aria-hidden>
              <span className={classes.value} style={{ blockSize: share(base / height) }} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Labels below columns without labels: at the start of each part of the axis, and at the end. */
export const Axis = ({ ticks }: { ticks: readonly string[] }) => (
  <div className={classes.axis} aria-hidden>
    {ticks.map((tick) => (
      <span key={tick}>{tick}</span>
    ))}
  </div>
);
