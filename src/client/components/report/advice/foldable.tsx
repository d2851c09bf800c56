import type { ReactNode } from "react";
import { usePrinting } from "../print";
import classes from "./advice.module.css";

interface FoldableProps {
  isFolded: boolean;
  top: ReactNode;
  children: ReactNode;
}

/** Content that can be folded to its top; printed in full. */
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
