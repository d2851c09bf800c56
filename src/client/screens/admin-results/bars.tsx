import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./bars.module.css";

interface BarCell {
  /** From 0 to 1. */
  length: number;
  /** The part at its end that is drawn darker, from 0 to `length`; all of it when left out. */
  end?: number;
  text: string;
}

export interface BarRow {
  key: string;
  label: ReactNode;
  /** One for each group. */
  cells: readonly BarCell[];
}

interface BarsProps {
  /** What the bars show, for people who don't see them. */
  label: string;
  /** Names of the compared groups; one without a comparison. */
  groups: readonly string[];
  rows: readonly BarRow[];
  /** Whether figures are longer than "1,234 (50%)". */
  isWordy?: boolean;
}

/** Bars with their figures in words, one row for each thing; compared groups are side by side where there is room. */
export function Bars({ label, groups, rows, isWordy = false }: BarsProps) {
  const isCompared = groups.length > 1;
  return (
    <div className={classes.frame} data-wordy={isWordy || undefined}>
      {isCompared && (
        <div className={classes.head} aria-hidden>
          <span />
          <div className={classes.cells} data-groups={groups.length}>
            {groups.map((group) => (
              <span key={group} className={classes.group} dir="auto">
                {group}
              </span>
            ))}
          </div>
        </div>
      )}
      <ol className={classes.rows} aria-label={label} data-compared={isCompared || undefined}>
        {rows.map((row) => (
          <li key={row.key} className={classes.row}>
            <div className={classes.label}>{row.label}</div>
            <div className={classes.cells} data-groups={groups.length}>
              {row.cells.map((cell, index) => (
                <div key={groups[index]} className={classes.cell}>
                  {isCompared && (
                    <span className={classes.own} dir="auto">
                      {groups[index]}
                    </span>
                  )}
                  <Bar {...cell} />
                  <span className={classes.figure}>{cell.text}</span>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Bar({ length, end = length }: Pick<BarCell, "length" | "end">) {
  return (
    <span className={classes.track} aria-hidden>
      <span className={classes.light} style={{ inlineSize: share(length - end) }} />
      <span className={classes.value} style={{ inlineSize: share(end) }} />
    </span>
  );
}

/** @param part NaN, of nothing, is 0 */
const share = (part: number) => `${Math.min(Math.max(part || 0, 0), 1) * 100}%`;

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

/** What light and dark parts of a chart are. */
export const Legend = ({ light, dark }: { light: string; dark: string }) => (
  <p className={classes.legend} aria-hidden>
    <span className={classes.key}>
      <span className={classes.light} /> {light}
    </span>
    <span className={classes.key}>
      <span className={classes.value} /> {dark}
    </span>
  </p>
);
