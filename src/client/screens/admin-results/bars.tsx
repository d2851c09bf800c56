import type { ReactNode } from "react";
import { share } from "../../ui/format/numbers";
import classes from "./bars.module.css";

interface BarCell {
  /** Share of the full width, 0 to 1. */
  length: number;
  /** Length of the darker end of the bar, 0 to `length`; defaults to the whole bar. */
  end?: number;
  text: string;
}

export interface BarRow {
  key: string;
  label: ReactNode;
  /** One per group. */
  cells: readonly BarCell[];
}

interface BarsProps {
  /** Accessible name. */
  label: string;
  /** Names of the compared groups; one without a comparison. */
  groups: readonly string[];
  rows: readonly BarRow[];
  /** Whether figures are longer than "1,234 (50%)". */
  isWordy?: boolean;
}

/** Bar chart as a list with figures. Compared groups are side by side on wide screens. */
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
