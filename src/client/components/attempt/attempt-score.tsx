import type { AttemptListItemForAdmin } from "#shared/contracts/attempts";
import { shownValue } from "#shared/domain/scoring";
import classes from "./attempt-score.module.css";

type Scored = Pick<AttemptListItemForAdmin, "score" | "scale" | "band">;

/** The overall score and its band; nothing without a score. Plain HTML, because it is in every row of a list. */
export function AttemptScore({ attempt: { score, scale, band } }: { attempt: Scored }) {
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
