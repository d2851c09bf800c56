import type { ReactNode } from "react";
import { share } from "../../ui/format/numbers";
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
