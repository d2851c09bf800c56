import { PersonCell } from "../../components/data-table/person-cell";
import { Time } from "../../components/time";
import { shortDate } from "../../lib/dates";
import type { UserRow } from "./user-rows";

/** Initials, name and since when. */
export function UserName({ row: { user, name, initials } }: { row: UserRow }) {
  const since = (
    <>
      Member since <Time date={user.createdAt} format={shortDate} />
    </>
  );
  return (
    <PersonCell initials={initials} detail={since}>
      {name}
    </PersonCell>
  );
}
