import type { ReactNode } from "react";
import { usePrinting } from "../print";
import classes from "./advice.module.css";

interface FoldableProps {
  isFolded: boolean;
  /** What is always shown. */
  top: ReactNode;
  children: ReactNode;
}

/** Shown in full, or folded to its top until somebody opens it; on paper always in full. */
export function Foldable({ isFolded, top, children }: FoldableProps) {
  const isPrinting = usePrinting();
  if (!isFolded || isPrinting)
    return (
      <div>
        {top}
        {children}
      </div>
    );
  return (
    <details className={classes.folded}>
      <summary>
        <div>{top}</div>
      </summary>
      {children}
    </details>
  );
}
