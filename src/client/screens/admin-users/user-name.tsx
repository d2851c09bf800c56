import { PersonCell } from "../../ui/data-table/person-cell";
import { shortDate } from "../../ui/dates";
import { AnchorLink } from "../../ui/links";
import { Time } from "../../ui/time";
import type { UserRow } from "./user-rows";

/** Initials, name and since when; the name leads to their assessments. */
export function UserName({ row: { user, name, initials } }: { row: UserRow }) {
  const since = (
    <>
      Member since <Time date={user.createdAt} format={shortDate} />
    </>
  );
  return (
    <PersonCell initials={initials} detail={since}>
      <AnchorLink to="/admin/assessments" search={{ q: user.email }} inherit>
        {name}
      </AnchorLink>
    </PersonCell>
  );
}
