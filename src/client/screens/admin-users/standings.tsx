import type { Standing } from "#shared/contracts/lists";
import { StatusBadge } from "../../parts/status-badge";
import classes from "./standings.module.css";

/** What somebody has been given, has begun and has completed: a line for each status that they have any in. */
export function Standings({ of: standings }: { of: readonly Standing[] }) {
  if (standings.length === 0) return <span className={classes.none}>None</span>;
  return (
    <ul className={classes.standings}>
      {standings.map(({ status, count, newest }) => (
        <li key={status}>
          <StatusBadge status={status} />
          <bdi className={classes.what}>{count > 1 ? `${newest} and ${count - 1} more` : newest}</bdi>
        </li>
      ))}
    </ul>
  );
}
