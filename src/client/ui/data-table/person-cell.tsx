import type { ReactNode } from "react";
import classes from "./data-table.module.css";

interface PersonCellProps {
  initials: string;
  /** Their name, or a link with it. */
  children: ReactNode;
  /** Small, below the name. */
  detail: ReactNode;
}

/** Who a row is about: initials, name and one thing more. */
export function PersonCell({ initials, children, detail }: PersonCellProps) {
  return (
    <div className={classes.person}>
      <span className={classes.initials} aria-hidden>
        {initials}
      </span>
      <div>
        <span dir="auto" className={classes.name}>
          {children}
        </span>
        <span className={classes.detail}>{detail}</span>
      </div>
    </div>
  );
}
