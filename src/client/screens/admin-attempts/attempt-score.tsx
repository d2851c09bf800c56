import { shownValue } from "#shared/domain/scoring";
import type { Attempt } from "./attempt-rows";
import classes from "./attempt-score.module.css";

/** The overall value in its own units, and what it means; nothing where there is none. Plain elements, as in every cell. */
export function AttemptScore({ attempt: { score, scale, band } }: { attempt: Attempt }) {
  if (score === null || scale === null) return null;
  return (
    <div className={classes.score}>
      <span className={classes.value}>
        <strong>{shownValue(score, scale).toFixed(scale.decimals)}</strong> / {scale.max}
      </span>
      <span dir="auto" className={classes.band}>
        {band}
      </span>
    </div>
  );
}
