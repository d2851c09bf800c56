import { PersonCell } from "../../ui/data-table/person-cell";
import { AnchorLink } from "../../ui/links";
import type { AttemptRow } from "./attempt-rows";

/** Initials, name and email; the name is the link to the details. */
export function Participant({ row: { attempt, participant, initials } }: { row: AttemptRow }) {
  return (
    <PersonCell initials={initials} detail={attempt.user.email}>
      <AnchorLink to="/admin/assessments/$id" params={{ id: attempt.id }} inherit>
        {participant}
      </AnchorLink>
    </PersonCell>
  );
}
