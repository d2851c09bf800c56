import type { ReactNode } from "react";
import classes from "./icon-tile.module.css";

/** A decorative icon above a heading. */
export const IconTile = ({ warns = false, children }: { warns?: boolean; children: ReactNode }) => (
  <span className={classes.tile} data-warns={warns || undefined} aria-hidden>
    {children}
  </span>
);
