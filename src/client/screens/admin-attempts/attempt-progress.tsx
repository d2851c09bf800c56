import classes from "./attempt-progress.module.css";
import type { AttemptRow } from "./attempt-rows";

/** How far the participant is: a bar and the percentage. Plain elements, as in every cell of a long table. */
export function AttemptProgress({ row: { attempt, participant } }: { row: AttemptRow }) {
  const { progress } = attempt;
  return (
    <div className={classes.progress}>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={`Progress of ${participant}`}
        aria-valuenow={progress}
      >
        <div className={classes.bar} style={{ width: `${progress}%` }} />
      </div>
      <span className={classes.percent}>{progress}%</span>
    </div>
  );
}
