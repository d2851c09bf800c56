import type { ReactNode } from "react";
import classes from "./outline.module.css";

interface OutlineProps {
  /** What a reader calls it. */
  label: string;
  children: ReactNode;
}

/** Something of a template that is not stored yet, to be looked through; what is long scrolls by itself. */
export function Outline({ label, children }: OutlineProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.region} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
