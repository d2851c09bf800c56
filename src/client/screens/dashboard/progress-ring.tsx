import classes from "./progress-ring.module.css";

const SIZE = 44;
const RADIUS = 14.8;
const THICKNESS = 5;

/**
 * How far, as a ring that starts at the top; decoration for the number beside it. Drawn here because Mantine's ring
 * brings tooltips with it, which would cost every participant 20 KB.
 */
export function ProgressRing({ value }: { /** Whole percent, 0 to 100. */ value: number }) {
  const circle = {
    cx: SIZE / 2,
    cy: SIZE / 2,
    r: RADIUS,
    pathLength: 100,
    strokeWidth: THICKNESS,
    fill: "none",
  };
  const rest = 100 - value;
  return (
    <svg
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className={classes.ring}
      aria-hidden="true"
    >
      <circle
        {...circle}
        className={classes.rest}
        strokeDasharray={`${rest} ${value}`}
        strokeDashoffset={-value}
      />
      {value > 0 && <circle {...circle} className={classes.done} strokeDasharray={`${value} ${rest}`} />}
    </svg>
  );
}
