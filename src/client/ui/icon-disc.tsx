import type { ReactNode } from "react";
import classes from "./icon-disc.module.css";

/** An icon that goes with a heading below it, on a quiet ground; the words say what it shows. */
export const IconDisc = ({ warns = false, children }: { warns?: boolean; children: ReactNode }) => (
  <span className={classes.disc} data-warns={warns || undefined} aria-hidden>
    {children}
  </span>
);
