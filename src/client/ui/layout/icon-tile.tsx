import type { ReactNode } from "react";
import classes from "./icon-tile.module.css";

/** An icon above a heading, on a quiet ground; the words say what it shows. */
export const IconTile = ({ warns = false, children }: { warns?: boolean; children: ReactNode }) => (
  <span className={classes.tile} data-warns={warns || undefined} aria-hidden>
    {children}
  </span>
);
