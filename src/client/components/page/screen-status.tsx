import type { ReactNode } from "react";
import { ProgressBar } from "../../ui/feedback/progress-bar";
import classes from "./mobile-action-bar.module.css";

interface ScreenStatusProps {
  /** Whole percent. */
  progress: number;
  /** Where one is, in one or two words or sentences, of which the first gives way. */
  children: ReactNode;
  /** How it stands on larger screens, where it is the head of what it tells of. */
  className?: string | undefined;
}

/** Where one is and how far: on a phone the second line of the `ScreenBar`, and the progress along its lower edge. */
export function ScreenStatus({ progress, children, className = "" }: ScreenStatusProps) {
  return (
    <div className={`${classes.status} ${className}`}>
      <div className={classes.line}>{children}</div>
      <ProgressBar value={progress} label="Progress" height={4} className={classes.progress} />
    </div>
  );
}
