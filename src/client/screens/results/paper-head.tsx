import { displayName } from "#shared/domain/person";
import { branding } from "../../data/branding";
import { useParticipant } from "../../data/session";
import { longDate } from "../../ui/dates";
import { Time } from "../../ui/time";
import classes from "./results.module.css";

/** Who asked, and whose results of which day these are; on paper only. */
export function PaperHead({ completedAt }: { completedAt: Date | null }) {
  const participant = displayName(useParticipant().data);
  return (
    <div className={classes.paperHead}>
      {branding.logoUrl ? (
        <img src={branding.logoUrl} alt={branding.name} />
      ) : (
        <strong>{branding.name}</strong>
      )}
      <span>
        {participant}
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
