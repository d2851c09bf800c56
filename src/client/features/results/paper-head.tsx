import { displayName } from "#shared/domain/person";
import { Time } from "../../components/time";
import { branding } from "../../lib/branding";
import { longDate } from "../../lib/dates";
import { useParticipant } from "../../lib/session";
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
