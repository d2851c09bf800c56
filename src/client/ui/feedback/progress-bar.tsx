import classes from "./progress-bar.module.css";

interface ProgressBarProps {
  /** Whole percent, 0 to 100. */
  value: number;
  /** What is progressing, for those who do not see the bar. */
  label: string;
  /** In pixels. */
  height?: number;
  className?: string | undefined;
}

/** A bar that always has a name. */
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

/** A full bar that moves: something is under way, nobody knows how long. The words beside it say what. */
export const MovingBar = () => (
  <div aria-hidden className={classes.track}>
    <div className={classes.reached} data-moving />
  </div>
);
