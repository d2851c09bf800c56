import type { ReactNode } from "react";
import { ProgressBar } from "../../ui/feedback/progress-bar";
import classes from "./mobile-action-bar.module.css";

interface ScreenStatusProps {
  /** Whole percent. */
  progress: number;
  /** One or two words or sentences; the first is cut if space is short. */
  children: ReactNode;
  /** Styles for larger screens, where it is the head of its card. */
  className?: string | undefined;
}

/** Position and progress. On phones, the second line of the `MobileActionBar`, with the bar along its bottom edge. */
export function ScreenStatus({ progress, children, className = "" }: ScreenStatusProps) {
  return (
    <div className={`${classes.status} ${className}`}>
      <div className={classes.line}>{children}</div>
      <ProgressBar value={progress} label="Progress" height={4} className={classes.progress} />
    </div>
  );
}
