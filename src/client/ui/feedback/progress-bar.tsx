import classes from "./progress-bar.module.css";

interface ProgressBarProps {
  /** Whole percent, 0 to 100. */
  value: number;
  label: string;
  /** In pixels. */
  height?: number;
  className?: string | undefined;
}

/** A progress bar with an accessible name. */
export function ProgressBar({ value, label, height, className = "" }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuetext={`${value}%`}
      className={`${classes.track} ${className}`}
      style={{ height }}
    >
      <div className={classes.reached} style={{ width: `${value}%` }} />
    </div>
  );
}

/** An indeterminate bar; the text next to it says what is in progress. */
export const MovingBar = () => (
  <div aria-hidden className={classes.track}>
    <div className={classes.reached} data-moving />
  </div>
);
