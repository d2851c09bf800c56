import { branding } from "../../api/branding";
import { longDate } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import classes from "./report.module.css";

interface PaperHeadProps {
  participant: string;
  completedAt: Date | null;
}

/** Who asked, and whose results of which day these are; on paper only. */
export function PrintHeader({ participant, completedAt }: PaperHeadProps) {
  return (
    <div className={classes.paperHead}>
      {branding.logoUrl ? (
        <img src={branding.logoUrl} alt={branding.name} />
      ) : (
        <strong>{branding.name}</strong>
      )}
      <span>
        <bdi>{participant}</bdi>
        {completedAt && (
          <>
            {" · "}
            <Time date={completedAt} format={longDate} />
          </>
        )}
      </span>
    </div>
  );
}
